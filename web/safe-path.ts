/** A path of this site, or nothing: what comes from outside must not lead elsewhere. */
export function safePath(given: unknown): string | undefined {
  if (typeof given !== 'string' || !/^\/(?![/\\])[\x21-\x7e]*$/.test(given) || given.includes('\\')) return undefined
  const base = 'http://site.invalid'
  if (!URL.canParse(given, base)) return undefined
  const url = new URL(given, base)
  // "/.//evil.example" is a path here, and a host once a browser has shortened it.
  return url.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search : undefined
}
