const stylesheet = /<link rel="stylesheet"[^>]*>/g

/** A head that asks for what is painted before it asks for what comes alive: React puts its scripts first. */
export function paintFirst(html: string): string {
  const end = html.indexOf('</head>')
  const start = html.indexOf('<head>') + '<head>'.length
  const head = html.slice(start, end)
  const styles = head.match(stylesheet) ?? []
  const rest = head
    .replace(stylesheet, '')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
  return html.slice(0, start) + styles.join('') + rest + html.slice(end)
}
