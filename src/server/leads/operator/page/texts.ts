import type { Locale } from '../../../../content/locales/locales.ts'
import type { FormKind } from '../../../../site/forms/leadFields.ts'
import type { Channel, LeadRow, NewsletterHistoryRow, OutboxRow, SubscriberRow } from '../../database/tables.ts'
import { operatorCommand } from '../../operatorCommand.ts'

/** What the operator's pages say; names in the terms of whoever answers the leads, not of the database. */
export interface Texts {
  title: string
  skip: string
  leads: string
  counts: string
  person: string
  otherLanguage: string
  /** Ends of the line that sums up the list. */
  found: (count: number) => string
  none: string
  find: string
  /** Opens the choices next to the words. */
  filters: string
  all: string
  words: string
  wordsHint: string
  form: string
  language: string
  page: string
  state: string
  from: string
  to: string
  any: string
  newer: string
  older: string
  pageOf: (page: number, pages: number) => string
  back: string
  received: string
  message: string
  check: string
  checks: Readonly<Record<LeadRow['human_check'], string>>
  marketing: string
  notice: string
  yes: string
  no: string
  deliveries: string
  forms: Readonly<Record<FormKind, string>>
  channels: Readonly<Record<Channel | 'unassigned', string>>
  states: Readonly<Record<OutboxRow['state'], string>>
  failed: (attempts: number) => string
  events: Readonly<Record<OutboxRow['event'], string>>
  retry: string
  retryAll: (count: number) => string
  retried: string
  totals: (subscribers: number, pending: number, dead: number) => string
  everything: string
  email: string
  show: string
  nothingKept: string
  asOf: string
  json: string
  readable: string
  forget: string
  forgetTitle: string
  willGo: (leads: number, subscriptions: number) => string
  cannotReach: string
  copies: readonly string[]
  confirm: string
  forgotten: (leads: number, subscriptions: number) => string
  crmErasures: (count: number) => string
  mailed: (count: number) => string
  notCleared: string
  newsletter: string
  subscriptionStates: Readonly<Record<SubscriberRow['state'], string>>
  history: Readonly<Record<NewsletterHistoryRow['event'], string>>
  source: string
  consents: string
  consentTo: (contact: boolean, marketing: boolean) => string
  days: (count: number) => string
  byDay: string
  asTable: string
  day: string
  leadsColumn: string
  total: (count: number) => string
  notFound: string
  unavailable: string
  timeZone: string
}

export const texts: Readonly<Record<Locale, Texts>> = {
  en: {
    title: 'Leads',
    skip: 'Skip to content',
    leads: 'Leads',
    counts: 'Counts',
    person: 'A person’s data',
    otherLanguage: 'עברית',
    found: count => (count === 1 ? '1 lead' : `${count.toLocaleString('en')} leads`),
    none: 'No lead is like this.',
    find: 'Find',
    filters: 'Narrow down',
    all: 'Show all',
    words: 'Words',
    wordsHint: 'Name, address, company, phone or message',
    form: 'Form',
    language: 'Language',
    page: 'Page',
    state: 'Delivery',
    from: 'From',
    to: 'To',
    any: 'Any',
    newer: 'Newer',
    older: 'Older',
    pageOf: (page, pages) => `Page ${page} of ${pages}`,
    back: 'All leads',
    received: 'Received',
    message: 'Message',
    check: 'Human check',
    checks: { passed: 'passed', unverified: 'could not be reached' },
    marketing: 'Consent to marketing',
    notice: 'Privacy notice',
    yes: 'yes',
    no: 'no',
    deliveries: 'Deliveries',
    forms: { home: 'Home page', standalone: 'Contact form', quote: 'Quote request' },
    channels: { webhook: 'CRM', mail: 'Mail', unassigned: 'Nowhere: neither a CRM nor mail is set up' },
    states: { pending: 'waiting', delivered: 'delivered', dead: 'given up' },
    failed: attempts => (attempts === 1 ? '1 failed attempt' : `${attempts} failed attempts`),
    events: {
      'lead.created': 'Lead',
      'newsletter.confirm': 'Request to confirm the newsletter',
      'newsletter.subscribed': 'Subscribed to the newsletter',
      'newsletter.unsubscribed': 'Left the newsletter',
      'lead.erased': 'Lead erased',
      'newsletter.erased': 'Subscription erased',
    },
    retry: 'Try again',
    retryAll: count => `Try all ${count} given up again`,
    retried: `It is due again. A running server sends it now; without one: ${operatorCommand} deliver`,
    totals: (subscribers, pending, dead) =>
      `Newsletter addresses: ${subscribers}. Deliveries waiting: ${pending}, given up: ${dead}.`,
    everything: 'Everything about this person',
    email: 'Email address',
    show: 'Show',
    nothingKept: 'Nothing is kept of this address.',
    asOf: 'As of',
    json: 'Save as JSON',
    readable: 'Save as a page',
    forget: 'Erase this person',
    forgetTitle: 'Erase a person',
    willGo: (leads, subscriptions) =>
      `Will be erased for good: leads: ${leads}, newsletter subscriptions: ${subscriptions}, with their consents and deliveries.`,
    cannotReach: 'Not reached from here:',
    copies: [
      'backups and exports made earlier',
      'mails about the person that were sent',
      'the CRM: it is asked to erase what it received; check that it does',
    ],
    confirm: 'Erase for good',
    forgotten: (leads, subscriptions) => `Erased. Leads: ${leads}; newsletter subscriptions: ${subscriptions}.`,
    crmErasures: count => `Erasures requested from the CRM: ${count}. Check that it carries them out.`,
    mailed: count => `Mails about the person in mailboxes: ${count}.`,
    notCleared:
      'What was deleted is still in the write-ahead log beside the database file, because another program is reading it. A running server tries again every minute.',
    newsletter: 'Newsletter',
    subscriptionStates: { pending: 'never confirmed', subscribed: 'subscribed', left: 'left' },
    history: {
      requested: 'Asked for in a form',
      subscribed: 'Subscribed',
      left: 'Left',
      restored: 'Put back by the operator',
    },
    source: 'Source',
    consents: 'Consents',
    consentTo: (contact, marketing) =>
      [contact ? 'to be contacted' : '', marketing ? 'to marketing' : ''].filter(Boolean).join(', ') || 'to nothing',
    days: count => `${count} days`,
    byDay: 'By day',
    asTable: 'As a table',
    day: 'Day',
    leadsColumn: 'Leads',
    total: count => (count === 1 ? '1 lead' : `${count.toLocaleString('en')} leads in all`),
    notFound: 'There is nothing here (any more).',
    unavailable: 'The database does not answer now. Try again.',
    timeZone: 'Times by the clocks of Israel',
  },
  he: {
    title: 'פניות',
    skip: 'דילוג לתוכן',
    leads: 'פניות',
    counts: 'נתונים',
    person: 'המידע על אדם',
    otherLanguage: 'English',
    found: count => (count === 1 ? 'פנייה אחת' : count === 2 ? 'שתי פניות' : `${count.toLocaleString('he')} פניות`),
    none: 'אין פניות כאלה.',
    find: 'חיפוש',
    filters: 'סינון',
    all: 'כל הפניות',
    words: 'מילים',
    wordsHint: 'שם, מייל, חברה, טלפון או תוכן ההודעה',
    form: 'טופס',
    language: 'שפה',
    page: 'עמוד',
    state: 'מסירה',
    from: 'מתאריך',
    to: 'עד תאריך',
    any: 'הכול',
    newer: 'חדשות יותר',
    older: 'ישנות יותר',
    pageOf: (page, pages) => `עמוד ${page} מתוך ${pages}`,
    back: 'כל הפניות',
    received: 'התקבלה',
    message: 'הודעה',
    check: 'בדיקה נגד רובוטים',
    checks: { passed: 'עברה', unverified: 'לא הייתה זמינה' },
    marketing: 'הסכמה לדיוור',
    notice: 'הודעת הפרטיות',
    yes: 'יש',
    no: 'אין',
    deliveries: 'מסירות',
    forms: { home: 'דף הבית', standalone: 'טופס יצירת קשר', quote: 'בקשת הצעת מחיר' },
    channels: { webhook: 'CRM', mail: 'מייל', unassigned: 'אין לאן: לא הוגדרו CRM או מייל' },
    states: { pending: 'ממתינה', delivered: 'נמסרה', dead: 'נכשלה סופית' },
    failed: attempts =>
      attempts === 1 ? 'ניסיון אחד נכשל' : attempts === 2 ? 'שני ניסיונות נכשלו' : `${attempts} ניסיונות נכשלו`,
    events: {
      'lead.created': 'פנייה',
      'newsletter.confirm': 'בקשה לאשר את ההרשמה לניוזלטר',
      'newsletter.subscribed': 'הרשמה לניוזלטר',
      'newsletter.unsubscribed': 'הסרה מהניוזלטר',
      'lead.erased': 'מחיקת פנייה',
      'newsletter.erased': 'מחיקת הרשמה',
    },
    retry: 'ניסיון נוסף',
    retryAll: count => (count === 1 ? 'ניסיון נוסף למסירה שנכשלה' : `ניסיון נוסף לכל ${count} המסירות שנכשלו`),
    retried: `המסירה חזרה לתור. שרת פעיל שולח אותה עכשיו. בלי שרת: ${operatorCommand} deliver`,
    totals: (subscribers, pending, dead) =>
      `כתובות בניוזלטר: ${subscribers}. מסירות ממתינות: ${pending}, נכשלו סופית: ${dead}.`,
    everything: 'כל המידע על האדם הזה',
    email: 'כתובת מייל',
    show: 'הצגה',
    nothingKept: 'לא שמור דבר על הכתובת הזאת.',
    asOf: 'נכון ל־',
    json: 'שמירה כ־JSON',
    readable: 'שמירה כדף קריא',
    forget: 'מחיקת האדם הזה',
    forgetTitle: 'מחיקת אדם',
    willGo: (leads, subscriptions) =>
      `יימחקו לצמיתות: פניות: ${leads}, הרשמות לניוזלטר: ${subscriptions}, עם ההסכמות והמסירות שלהן.`,
    cannotReach: 'מכאן אי אפשר למחוק:',
    copies: [
      'גיבויים וקובצי ייצוא קודמים',
      'מיילים על האדם שכבר נשלחו',
      'מה שב־CRM: הוא מקבל הודעה למחוק את מה שקיבל. ודאו שמחק',
    ],
    confirm: 'מחיקה לצמיתות',
    forgotten: (leads, subscriptions) => `נמחק. פניות: ${leads}, הרשמות לניוזלטר: ${subscriptions}.`,
    crmErasures: count => `ה־CRM מקבל הודעה למחוק את מה שקיבל: ${count}. ודאו שמחק.`,
    mailed: count => `מיילים על האדם שנמצאים בתיבות דואר: ${count}.`,
    notCleared:
      'מה שנמחק עדיין נמצא ביומן הכתיבה שליד קובץ מסד הנתונים, כי תוכנה אחרת קוראת אותו. שרת פעיל מנסה שוב בכל דקה.',
    newsletter: 'ניוזלטר',
    subscriptionStates: { pending: 'ההרשמה לא אושרה', subscribed: 'רשום', left: 'הוסר' },
    history: { requested: 'בקשה בטופס', subscribed: 'הרשמה', left: 'הסרה', restored: 'הוחזר בידי המפעיל' },
    source: 'מקור',
    consents: 'הסכמות',
    consentTo: (contact, marketing) =>
      [contact ? 'ליצירת קשר' : '', marketing ? 'לדיוור' : ''].filter(Boolean).join(', ') || 'לשום דבר',
    days: count => `${count} יום`,
    byDay: 'לפי יום',
    asTable: 'כטבלה',
    day: 'יום',
    leadsColumn: 'פניות',
    total: count => (count === 1 ? 'פנייה אחת' : `${count.toLocaleString('he')} פניות בסך הכול`),
    notFound: 'אין כאן דבר (או שכבר אין).',
    unavailable: 'מסד הנתונים לא עונה כעת. כדאי לנסות שוב.',
    timeZone: 'השעות לפי שעון ישראל',
  },
}
