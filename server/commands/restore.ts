import { readCommandLine } from '../backup/command-line.ts'
import { contentLines } from '../backup/contents.ts'
import { restore } from '../backup/restore.ts'
import { atTerminal, say } from '../backup/terminal.ts'
import { loadConfig } from '../config.ts'

await atTerminal(async () => {
  const options = ['--accept-missing-files', '--accept-closed-scans', '--keep-sign-ins']
  const { folder, has } = readCommandLine(process.argv.slice(2), { command: 'restore', options })
  const [acceptsMissingFiles, acceptsClosedScans, keepsSignIns] = options.map(has)
  const chosen = { acceptsMissingFiles, acceptsClosedScans, keepsSignIns }
  const { manifest, scans, differences } = await restore(loadConfig(), folder, chosen)
  for (const line of contentLines(manifest)) say(line)
  if (scans > 0) say(`${scans} scans were tried with PAPERS_SECRET.`)
  if (!keepsSignIns) say('Everybody is signed out, and codes and links that were on their way are void.')
  for (const difference of differences) say(`DIFFERS: ${difference}`)
  say(differences.length === 0 ? 'Everything is as it was.' : `${differences.length} things are not as they were.`)
  if (differences.length > 0) process.exitCode = 1
})
