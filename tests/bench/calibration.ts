// What build times are compared with: the same page compiled by the plain MDX compiler, again and again.
import { compile } from '@mdx-js/mdx'

/** About a second of CPU time on the cores on which the limits were set. */
const times = 220

const sentence =
  'A **device** is [enrolled](/enrolment) on its first start, and `checked` against the policy of its group.'
const section = (number: number) => `## Section ${number}

${`${sentence} `.repeat(4)}

| Setting | Value |
| --- | --- |
| Lock | after ${number} minutes |

<Callout kind="note">

${sentence}

</Callout>
`
const page = Array.from({ length: 5 }, (_, index) => section(index)).join('\n')

for (let time = 0; time < times; time++) await compile(page)
