import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { generateSite } from '../bench/generateSite.ts'
import { fixtureContent } from '../site/build.ts'

/** Pages of the test site besides those that its frame links to, one for each kind of change. */
const subjects = ['wording', 'prices', 'titles', 'headline', 'leaving', 'moving', 'pictures', 'hebrew'] as const

type Subject = (typeof subjects)[number]

/** What is at the end of a page. */
const ends: Partial<Record<Subject, { en: string; he: string }>> = {
  prices: { en: '<PricingTable plans="applecare" />', he: '<PricingTable plans="applecare" />' },
  pictures: { en: '![A rack](../images/rack.png)', he: '![ארון תקשורת](../images/rack.png)' },
}

function english(subject: Subject): string {
  return `---
title: 'The page on ${subject}'
description: 'A small page on ${subject}, long enough for the limits that descriptions of pages have to keep.'
type: generic
keywords: [one, two, three]
updated: 2026-11-01
illustration: devices
kicker: Sample
summary: 'A small page on ${subject}, with as many words as a card needs.'
---

<PageHero>

# All about ${subject}

Every Mac is enrolled before it is unpacked.

</PageHero>

## A section on ${subject}

The first device is ready on the day it arrives.

${ends[subject]?.en ?? ''}
`
}

function hebrew(subject: Subject): string {
  return `---
title: 'העמוד על ${subject}'
description: 'עמוד קטן על ${subject}, ארוך מספיק כדי לעמוד במגבלות האורך של תיאורי העמודים באתר.'
type: generic
keywords: [אחד, שניים, שלושה]
updated: 2026-11-01
illustration: devices
kicker: דוגמה
summary: 'עמוד קטן על ${subject}, עם מספר המילים הדרוש לכרטיס.'
---

<PageHero>

# הכול על ${subject}

כל Mac נרשם לניהול עוד לפני שמוציאים אותו מהאריזה.

</PageHero>

## חלק על ${subject}

המכשיר הראשון מוכן ביום שבו הוא מגיע.

${ends[subject]?.he ?? ''}
`
}

/** A picture of one colour. */
export async function drawPicture(folder: string, background: string): Promise<void> {
  mkdirSync(join(folder, 'content/images'), { recursive: true })
  await sharp({ create: { width: 480, height: 240, channels: 3, background } }).toFile(
    join(folder, 'content/images/rack.png'),
  )
}

/** Fills a project with a small site: the frame, the legal pages, and one page for each kind of change. */
export async function fillSite(folder: string): Promise<void> {
  generateSite(folder, 2, fixtureContent)
  await drawPicture(folder, '#2a6f97')
  for (const subject of subjects) {
    writeFileSync(join(folder, `content/vendors/${subject}.en.mdx`), english(subject))
    writeFileSync(join(folder, `content/vendors/${subject}.he.mdx`), hebrew(subject))
  }
}
