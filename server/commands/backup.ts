import { backUp } from '../backup/backup.ts'
import { readCommandLine } from '../backup/command-line.ts'
import { contentLines } from '../backup/contents.ts'
import { atTerminal, endedByHand, say } from '../backup/terminal.ts'
import { loadConfig } from '../config.ts'

await atTerminal(async () => {
  const { folder, has } = readCommandLine(process.argv.slice(2), { command: 'backup', options: ['--files'] })
  // Each file for its owner alone: a folder's own mode does not travel with what is copied out of it.
  process.umask(0o077)
  const { manifest, faults } = await backUp(loadConfig(), folder, {
    copiesBucket: has('--files'),
    signal: endedByHand(),
  })
  for (const line of contentLines(manifest)) say(line)
  if (manifest.files.where === 'bucket')
    say('The files stay in the bucket: have it keep versions, or copy them with --files.')
  for (const fault of faults) say(`FAULT: ${fault}; it is in the backup as it is`)
  say(`The backup is in ${folder}. The secrets of the environment, or of DATA_DIR, are not in it: keep them elsewhere.`)
})
