export const style = `
:root { color-scheme: light dark; --page: light-dark(#f6f4ef, #14191a); --paper: light-dark(#fff, #1d2425);
  --ink: light-dark(#1b2321, #e9eeec); --muted: light-dark(#55605c, #a3b0ac); --line: light-dark(#ddd7ca, #364042);
  --brand: light-dark(#0e5a4a, #7fd1bc); --warn: light-dark(#7a4d00, #ffd58a); --warn-soft: light-dark(#fdf1d8, #3a2c0d) }
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
a { color: var(--brand) }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px }
.bar { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline; padding: .5rem 1rem;
  background: var(--warn-soft); color: var(--warn); font-size: .875rem }
.bar strong { letter-spacing: .12em }
.panes { display: grid; gap: 1.5rem; max-width: 80rem; margin: 0 auto; padding: 1rem }
h1 { font-size: 1.375rem; line-height: 1.25; margin: .25rem 0 .75rem; overflow-wrap: anywhere }
form { display: grid; grid-template-columns: 1fr auto; gap: .5rem; margin-bottom: 1rem }
label { grid-column: 1 / -1; font-size: .875rem; color: var(--muted) }
input, button { font: inherit; min-height: 2.75rem; padding: .375rem .75rem; border-radius: .5rem; min-width: 0 }
input { border: 1px solid var(--muted); background: var(--paper); color: var(--ink) }
button { border: 0; background: var(--brand); color: var(--page); font-weight: 600 }
ul { list-style: none; margin: 0; padding: 0; background: var(--paper); border: 1px solid var(--line); border-radius: .75rem; overflow: clip }
li + li { border-top: 1px solid var(--line) }
li a { display: block; padding: .75rem 1rem; text-decoration: none; color: inherit; overflow-wrap: anywhere }
li a:hover strong { text-decoration: underline }
li a[aria-current] { box-shadow: inset 4px 0 var(--brand) }
li span, time, .quiet { display: block; color: var(--muted); font-size: .875rem }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .125rem .75rem; margin: 0 0 1rem }
dt { color: var(--muted) } dd { margin: 0; overflow-wrap: anywhere }
h2 { font-size: 1rem; margin: 1.5rem 0 .5rem }
iframe { display: block; width: 100%; height: 36rem; border: 1px solid var(--line); border-radius: .75rem; background: #fff }
pre { margin: 0; padding: 1rem; white-space: pre-wrap; overflow-wrap: anywhere; background: var(--paper); border: 1px solid var(--line);
  border-radius: .75rem; font: .9375rem/1.55 ui-monospace, monospace }
@media (width < 52rem) { .reading nav, .listing main { display: none } }
@media (width >= 52rem) { .panes { grid-template-columns: 22rem 1fr } .back { display: none } nav { max-height: 85vh; overflow: auto; position: sticky; top: 1rem; padding: 3px } }
`
