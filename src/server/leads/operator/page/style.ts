/** The style sheet of the operator's pages, and of the file for a person who asks for their data. */
export const style = `:root {
  color-scheme: light dark;
  --paper: light-dark(#faf8f3, #17150f);
  --card: light-dark(#ffffff, #211f18);
  --ink: light-dark(#1c1a15, #f3efe4);
  --soft: light-dark(#4a463d, #c4bdac);
  --line: light-dark(#dfdacd, #3d392e);
  --edge: light-dark(#8a8576, #958e7c);
  --accent: light-dark(#0b5d4b, #7fd1b9);
  --on-accent: light-dark(#ffffff, #10201b);
  --error: light-dark(#a3261b, #ff9d90);
}
* { box-sizing: border-box; }
body { margin: 0; font: 1rem / 1.6 system-ui, "Segoe UI", Arial, sans-serif; color: var(--ink); background: var(--paper); }
header, main, footer { max-inline-size: 60rem; margin-inline: auto; padding: 1rem; }
header { display: flex; flex-wrap: wrap; gap: 0.5rem 0.9rem; justify-content: space-between; }
header nav { display: flex; flex-wrap: wrap; gap: 0.5rem clamp(0.8rem, 2vw, 1.25rem); }
header a, .pager a { padding-block: 0.25rem; }
[aria-current] { font-weight: 700; color: var(--ink); text-decoration: none; }
main:focus { outline: none; }
h1 { font-size: 1.75rem; line-height: 1.2; margin-block: 0.5rem 1rem; }
h2 { font-size: 1.125rem; line-height: 1.3; margin-block: 2rem 0.5rem; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.skip { position: absolute; inset-block-start: 0; inset-inline-start: 0; padding: 0.5rem 1rem; background: var(--card); }
.skip:not(:focus) { clip-path: inset(50%); inline-size: 1px; block-size: 1px; overflow: hidden; padding: 0; }
button, input, select { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--edge); border-radius: 0.375rem; padding: 0.4rem 0.6rem; min-block-size: 2.75rem; }
button { padding-inline: 1.25rem; font-weight: 600; color: var(--on-accent); background: var(--accent); border-color: var(--accent); cursor: pointer; }
button.quiet { color: var(--accent); background: none; }
button.danger { color: var(--paper); background: var(--error); border-color: var(--error); }
label { display: grid; gap: 0.25rem; font-size: 0.9375rem; color: var(--soft); }
label input, label select { inline-size: 100%; min-inline-size: 0; }
form:not(.filter) { margin-block-start: 1rem; }
.filter { padding: 1rem 1rem 0.5rem; background: var(--card); border: 1px solid var(--line); border-radius: 0.75rem; }
.filter p { margin-block: 0.75rem 0; }
.filter p a { margin-inline-start: 0.75rem; }
.choices { display: grid; grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr)); gap: 0.75rem; padding-block-end: 0.5rem; }
.leads { list-style: none; margin: 0; padding: 0; }
.leads li { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; padding-block: 0.75rem; border-block-end: 1px solid var(--line); }
.leads p { margin: 0; overflow-wrap: anywhere; min-inline-size: 0; }
.leads .who { font-weight: 600; }
.leads .who bdi:not(a bdi) { font-weight: 400; color: var(--soft); }
.leads .words, .leads .facts { grid-column: 1 / -1; }
.leads .words { color: var(--soft); }
@media (max-width: 32rem) {
  .leads li { grid-template-columns: 1fr; }
}
.when, .facts, footer, figcaption, .axis { font-size: 0.875rem; color: var(--soft); }
.facts { display: flex; flex-wrap: wrap; gap: 0 0.75rem; }
.dead { color: var(--error); font-weight: 600; }
.pager, .actions { display: flex; flex-wrap: wrap; gap: 0.5rem 1.25rem; align-items: center; }
dl { margin: 0; }
dl > div { display: grid; grid-template-columns: minmax(6rem, min(34%, 12rem)) 1fr; gap: 0 1rem; padding-block: 0.25rem; border-block-end: 1px solid var(--line); }
dt { color: var(--soft); }
dd code { font-size: 0.875rem; }
dd { margin: 0; overflow-wrap: anywhere; min-inline-size: 0; }
.message { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; background: var(--card); border: 1px solid var(--line); border-radius: 0.75rem; max-inline-size: 44rem; }
.notice { padding: 0.75rem 1rem; background: var(--card); border-inline-start: 4px solid var(--accent); }
figure { margin: 0; }
.axis { margin: 0; }
svg rect { fill: var(--accent); }
.days { display: block; inline-size: 100%; block-size: 10rem; border-block: 1px solid var(--line); }
figcaption { display: flex; justify-content: space-between; }
summary { cursor: pointer; padding-block: 0.5rem; color: var(--accent); }
table { border-collapse: collapse; }
th, td { text-align: start; padding: 0.25rem 0; padding-inline-end: 1.5rem; font-weight: 400; border-block-end: 1px solid var(--line); }
.bars { inline-size: 100%; table-layout: fixed; }
.bars th { inline-size: 40%; overflow-wrap: anywhere; }
.bars td { padding-inline-end: 0; }
.count { display: grid; grid-template-columns: 2.5rem 1fr; align-items: center; }
.hidden { position: absolute; clip-path: inset(50%); margin: 0; }
.bar { display: block; inline-size: 100%; block-size: 0.5rem; }
[dir="rtl"] .bar { transform: scaleX(-1); }
`
