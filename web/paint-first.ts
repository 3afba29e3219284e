/**
 * Wakes the page once it has been seen: scripts that are fetched beside pictures and letters make a slow line show both
 * later. Who touches the page before that wakes it at once. Where nothing is drawn (a tab in the background), or nobody says
 * so, it wakes when all has arrived. Scripts are fetched one by one, so that none makes a finger wait.
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
addEventListener('load', () => setTimeout(awaken, document.hidden ? 0 : 2000))
for (const name of ['pointerdown', 'keydown']) addEventListener(name, awaken, { capture: true, passive: true })
}`
  .replaceAll(/\n\s*/g, '\n')
  .trim()

/**
 * A page whose scripts wait until it has been painted. What waits keeps its place and its words, and so does all else:
 * React takes the page over only where it finds what it wrote, and otherwise draws everything again. What wakes it stands
 * last: a script further up would have to wait for the styles, and all below it with it.
 */
export function paintFirst(html: string, nonce?: string): string {
  const end = html.lastIndexOf('</body>')
  const waiting = html
    .slice(0, end)
    .replaceAll('<link rel="modulepreload"', '<link rel="later"')
    .replace(/(<script[^>]*) type="module" async=""/, '$1 type="later"')
  const attribute = nonce ? ` nonce="${nonce}"` : ''
  return `${waiting}<script${attribute}>${wake}</script>${html.slice(end)}`
}
