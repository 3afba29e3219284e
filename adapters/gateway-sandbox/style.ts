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
main { max-width: 44rem; margin: 0 auto; padding: 1rem }
h1 { font-size: 1.375rem; line-height: 1.25; margin: .5rem 0 1rem; overflow-wrap: anywhere }
h2 { font-size: 1rem; margin: 2rem 0 .5rem }
ul { list-style: none; margin: 0; padding: 0; background: var(--paper); border: 1px solid var(--line); border-radius: .75rem; overflow: clip }
li + li { border-top: 1px solid var(--line) }
li a { display: block; padding: .75rem 1rem; text-decoration: none; color: inherit; overflow-wrap: anywhere }
li a:hover strong { text-decoration: underline }
li span { display: block; color: var(--muted); font-size: .875rem }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 0 0 1.5rem; padding: 1rem; background: var(--paper);
  border: 1px solid var(--line); border-radius: .75rem }
dt { color: var(--muted) } dd { margin: 0; overflow-wrap: anywhere }
.amount { font-size: 1.25rem; font-weight: 700 }
.ways { display: grid; gap: .5rem }
form { display: block }
button { width: 100%; font: inherit; font-weight: 600; min-height: 2.75rem; padding: .5rem 1rem; border-radius: .5rem; border: 1px solid var(--brand);
  background: transparent; color: var(--brand) }
button.first { background: var(--brand); color: var(--page) }
pre { margin: .25rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; font: .8125rem/1.5 ui-monospace, monospace; color: var(--muted) }
.log li { padding: .75rem 1rem }
`
