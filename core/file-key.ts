/** Lower case, so that a disk that ignores case holds the same files as one that does not. */
const shape = /^[a-z0-9][a-z0-9/_.-]{0,200}$/

/** A name in the file store: `avatars/01998a3e.webp`. Nothing that a path could be bent with. */
export const isFileKey = (key: string): boolean =>
  shape.test(key) && key.split('/').every((part) => part !== '' && part !== '.' && !part.includes('..'))

export function checkFileKey(key: string): string {
  if (!isFileKey(key)) throw new Error('not a file key')
  return key
}
