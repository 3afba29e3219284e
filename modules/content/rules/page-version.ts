/** What readers see after a text was changed: 1.0, 1.1, …, 1.10. */
export function nextVersion(version: string): string {
  const [, major = '1', minor = '0'] = /^(\d+)\.(\d+)$/.exec(version) ?? []
  return `${major}.${Number(minor) + 1}`
}
