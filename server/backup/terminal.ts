import { inspect } from 'node:util'
import { sentenceOf } from './failures.ts'
import { BackupFailed } from './refused.ts'

/** What a terminal would obey, and what begins another line: a backup that somebody else wrote must not speak with our voice. */
const commands = /[\p{C}\p{Zl}\p{Zp}]/gu

export const printable = (line: string): string => line.replace(commands, '\u{FFFD}')

export const say = (line: string): boolean => process.stdout.write(`${printable(line)}\n`)
const complain = (line: string): boolean => process.stderr.write(`${printable(line)}\n`)

/** Runs a command; what stops it is said in one sentence, and ends in 1. */
export async function atTerminal(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    process.exitCode = 1
    const sentence = sentenceOf(error)
    for (const line of sentence ? [sentence] : inspect(error).split('\n')) complain(line)
  }
}

/** Ctrl-C, or a machine that goes down, ends a command in its own way the first time. */
export function endedByHand(): AbortSignal {
  const ended = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'])
    process.once(name, () => ended.abort(new BackupFailed(`Ended by ${name}: there is no backup.`)))
  return ended.signal
}
