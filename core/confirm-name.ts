const plain = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** Whether somebody has typed the name of what they are about to lose; capitals and spaces do not matter. */
export const isSameName = (typed: string, name: string): boolean => plain(typed) !== '' && plain(typed) === plain(name)
