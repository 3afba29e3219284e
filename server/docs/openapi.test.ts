import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { listen } from '#test/support/raw.ts'
import { testApp } from '#test/support/test-app.ts'

const run = promisify(execFile)
const published = () => readFile('docs/openapi.json', 'utf8')

// Paths of the seeds, which the server tells apart by trying words before parameters.
const ofTheSeeds =
  /products\/(?:\{id\}\/back-in-stock|search\/\{term\}|recent-searches\/\{id\})|merchandise\/stores\/\{slug\}|users\/bookings\/merchant\/\{id\}|custom-product\/hotels\/\{id\}/

async function findings(source: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source, absoluteRef: resolve('docs/openapi.json'), config })
  const said = problems.map(({ ruleId, message, location: [at] }) => `${ruleId} ${at?.pointer ?? ''} ${message}`)
  return said.filter((text) => !(text.startsWith('no-ambiguous-paths') && ofTheSeeds.test(text)))
}

test('a public linter finds nothing in the documents', async () => {
  expect(await findings(await published())).toEqual([])
  expect(await findings(await readFile('docs/asyncapi.json', 'utf8'))).toEqual([])
})

test('a call without a name and a property nobody defined are noticed', async () => {
  const document = JSON.parse(await published())
  delete document.paths['/api/v3/products'].get.operationId
  document.components.schemas.Failure.required.push('nothing')
  const reported = await findings(JSON.stringify(document))
  expect(reported.map((text) => text.split(' ')[0])).toEqual([
    'no-required-schema-properties-undefined',
    'operation-operationId',
  ])
})

const client = `
import createClient from 'openapi-fetch'
import type { paths } from './api.d.ts'

const client = createClient<paths>({ baseUrl: process.argv[2] ?? '' })
const { data, error } = await client.GET('/api/quran/v4/chapters/{id}', { params: { path: { id: '112' } } })
if (!data) throw new Error(JSON.stringify(error))
const verses: number = data.chapter.verses_count
process.stdout.write(String(verses))
`
const settings = {
  extends: resolve('tsconfig.json'),
  compilerOptions: { noEmit: true, skipLibCheck: true },
  include: ['*.ts'],
  exclude: [],
}

test('a client generated from the document compiles and makes a call', async ({ onTestFinished }) => {
  await mkdir('build', { recursive: true })
  const folder = await mkdtemp(join('build', 'client-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await run(process.execPath, [
    'node_modules/openapi-typescript/bin/cli.js',
    'docs/openapi.json',
    '-o',
    join(folder, 'api.d.ts'),
  ])
  await writeFile(join(folder, 'client.ts'), client)
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings))
  await run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', folder])
  const home = await testApp()
  onTestFinished(() => home.close())
  const port = await listen(home.app)
  const { stdout } = await run(process.execPath, [join(folder, 'client.ts'), `http://localhost:${port}`])
  expect(stdout).toBe('4')
})
