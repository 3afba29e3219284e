import { BackupRefused } from './refused.ts'

/** One folder, and perhaps the one option of this command. A word nobody knows stops it: at night it would be believed. */
export function readCommandLine(words: readonly string[], { command, option }: { command: string; option: string }) {
  const [folder, ...others] = words.filter((word) => word !== option)
  if (!folder || folder.startsWith('--') || others.length > 0)
    throw new BackupRefused(`npm run ${command} -- FOLDER [${option}]`)
  return { folder, hasOption: words.includes(option) }
}
