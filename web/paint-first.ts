const stylesheet = /<link [^>]*rel="stylesheet"[^>]*>/g

/**
 * Wakes the page once it has been seen: scripts that are fetched beside pictures and letters make a slow line show both
 * later. Who touches the page before that wakes it at once; where nothing is drawn (a tab in the background) it wakes when
 * all has arrived. Scripts are fetched one by one, so that none makes a finger wait.
 */
const wake = `{
let isSeen, isWhole, isAwake, isFetching
const own = document.currentScript
const fetchScripts = () => {
  if (isFetching) return
  isFetching = true
  for (const link of document.querySelectorAll('link[rel=later]')) setTimeout(() => { link.rel = 'modulepreload' })
}
const run = (later) => {
  const script = document.createElement('script')
  script.type = 'module'
  script.nonce = own.nonce
  script.textContent = later.textContent
  document.head.append(script)
}
const awaken = () => {
  const later = document.querySelector('script[type=later]')
  if (isAwake || !later) return
  isAwake = true
  fetchScripts()
  setTimeout(run, 0, later)
}
const awakenSeen = () => isSeen && isWhole && awaken()
new PerformanceObserver(() => { isSeen = true; fetchScripts(); awakenSeen() }).observe({ type: 'paint', buffered: true })
addEventListener('DOMContentLoaded', () => { isWhole = true; awakenSeen() })
for (const name of ['load', 'pointerdown', 'keydown']) addEventListener(name, awaken, { capture: true, passive: true })
}`
  .replaceAll(/\n\s*/g, '\n')
  .trim()

/**
 * A page that asks for what is painted before it asks for what makes it live: React puts its scripts first. What it waits
 * with keeps its place and its words, so that React finds them when it takes the page over.
 */
export function paintFirst(html: string, nonce?: string): string {
  const end = html.indexOf('</head>')
  const start = html.indexOf('<head>') + '<head>'.length
  const head = html.slice(start, end)
  const styles = head.match(stylesheet) ?? []
  const rest = head.replace(stylesheet, '').replaceAll('<link rel="modulepreload"', '<link rel="later"')
  const body = html.slice(end).replace(/(<script[^>]*) type="module" async=""/, '$1 type="later"')
  const attribute = nonce ? ` nonce="${nonce}"` : ''
  return `${html.slice(0, start)}${styles.join('')}${rest}<script${attribute}>${wake}</script>${body}`
}
