/** Whether a client already holds what has this tag; weak and strong alike, since only a GET asks. */
export const matchesTag = (header: string | undefined, tag: string): boolean =>
  (header ?? '').split(',').some((one) => one.trim() === '*' || plain(one.trim()) === plain(tag))

const plain = (tag: string): string => tag.replace(/^W\//, '')
