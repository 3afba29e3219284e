/** What a terminal would obey, and what begins another line: a backup that somebody else wrote must not speak with our voice. */
const commands = /[\p{C}\p{Zl}\p{Zp}]/gu

export const printable = (line: string): string => line.replace(commands, '\u{FFFD}')

export const say = (line: string): boolean => process.stdout.write(`${printable(line)}\n`)
export const complain = (line: string): boolean => process.stderr.write(`${printable(line)}\n`)
