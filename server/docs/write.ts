import { mkdir, writeFile } from 'node:fs/promises'
import { modules } from '../modules.ts'
import { documents } from './documents.ts'

const root = process.cwd()
await mkdir('docs', { recursive: true })
for (const [path, text] of Object.entries(
  await documents(
    modules.flatMap(({ contract }) => Object.values(contract)),
    root,
  ),
)) {
  await writeFile(path, text)
  console.log(`${path} is written`)
}
