import { BackupRefused } from './refused.ts'

type Known = { command: string; options: readonly string[] }

/** One folder, and options that this command knows. A word nobody knows stops it: at night it would be believed. */
export function readCommandLine(words: readonly string[], { command, options }: Known) {
  const [folder, ...others] = words.filter((word) => !options.includes(word))
  if (!folder || folder.startsWith('--') || others.length > 0)
    throw new BackupRefused(`npm run ${command} -- FOLDER ${options.map((option) => `[${option}]`).join(' ')}`)
  return { folder, has: (option: string) => words.includes(option) }
}
