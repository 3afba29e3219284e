import { createInterface } from 'node:readline'
import { testCluster } from './for-tests.ts'
import { startEmbedded } from './start.ts'

// For tests: starts a database as a process of its own, and stops it on the line "stop".
const [dataDir = '', packageFolder = '', uid = ''] = process.argv.slice(2)
const tell = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)

function become(id: number) {
  process.chdir('/')
  process.setgroups?.([id])
  process.setgid?.(id)
  process.setuid?.(id)
}

async function start() {
  if (dataDir === 'test-cluster') return { ...(await testCluster()), started: true }
  return startEmbedded({ dataDir, packageFolder: packageFolder || undefined, say: (said) => tell({ said }) })
}

// Given up after the modules are loaded: they may lie where only root can read.
if (uid !== '') become(Number(uid))
try {
  const database = await start()
  const url = typeof database.url === 'string' ? database.url : database.url('rihla')
  tell({ url, started: database.started })
  createInterface({ input: process.stdin }).on('line', async () => {
    await database.stop()
    process.exit(0)
  })
} catch (error) {
  tell({ error: error instanceof Error ? error.message : String(error) })
  process.exit(1)
}
