import type { Locale } from '../../content/locales/locales.ts'
import type { AlertKind } from './notes.ts'

interface Texts {
  title: string
  none: string
  columns: Record<'preview' | 'branch' | 'commit' | 'author' | 'age' | 'pages' | 'faults', string>
  report: string
  noPages: string
  /** Changed pages besides those listed. */
  more: (count: number) => string
  faults: Record<AlertKind, string>
  gone: string
  goneText: string
  index: string
  /** What a form of a preview answers. */
  forms: string
}

/** The preview host's own texts. */
export const texts: Record<Locale, Texts> = {
  en: {
    title: 'Previews',
    none: 'No preview is here at the moment. A pull request brings one within minutes.',
    columns: {
      preview: 'Preview',
      branch: 'Branch',
      commit: 'Commit',
      author: 'Author',
      age: 'Deployed',
      pages: 'Changed pages',
      faults: 'Check first',
    },
    report: 'Review report',
    noPages: 'No page renders differently.',
    more: count => (count === 1 ? 'One more' : `${count} more`),
    faults: {
      'dead-address': 'Dead address',
      removed: 'Removed',
      legal: 'Legal text',
      consent: 'Consent wording',
      accessibility: 'Accessibility',
    },
    gone: 'This preview is no longer here',
    goneText: 'Previews go when their pull request is closed, or after some weeks.',
    index: 'All previews',
    forms: 'This is a preview: its forms send nothing. Nobody received your message.',
  },
  he: {
    title: 'תצוגות מקדימות',
    none: 'אין כרגע תצוגות מקדימות. כל pull request חדש מקבל תצוגה בתוך דקות.',
    columns: {
      preview: 'תצוגה',
      branch: 'ענף',
      commit: 'קומיט',
      author: 'מחבר השינוי',
      age: 'עלתה',
      pages: 'עמודים שהשתנו',
      faults: 'לבדוק תחילה',
    },
    report: 'דוח הסקירה',
    noPages: 'אין עמוד שמוצג אחרת.',
    more: count => (count === 1 ? 'ועוד עמוד אחד' : `ועוד ${count} עמודים`),
    faults: {
      'dead-address': 'כתובת שלא עובדת',
      removed: 'הוסר',
      legal: 'נוסח משפטי',
      consent: 'נוסח ההסכמה',
      accessibility: 'נגישות',
    },
    gone: 'התצוגה הזאת כבר לא כאן',
    goneText: 'תצוגה מקדימה מוסרת כשה־pull request שלה נסגר, או אחרי כמה שבועות.',
    index: 'כל התצוגות',
    forms: 'זו תצוגה מקדימה, והטפסים בה לא שולחים דבר. ההודעה לא הגיעה לאף אחד.',
  },
}
