import { mkdir, mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject as provided } from 'vitest'
import { diskFiles } from '#adapters/disk/files.ts'
import { databasesAt } from '#database/embedded/for-tests.ts'
import { relistChanged } from '#modules/search/module.ts'
import { passwordHash } from '#server/passwords.ts'
import { prepareDatabase } from '#server/prepare/prepare.ts'
import { builtSite } from '#server/site.ts'
import { sealOf } from '#server/travel-documents/seal.ts'
import { makeTemplate } from './template.ts'
import { type TestApp, testApp } from './test-app.ts'

const template = 'template_demo'
/** The template is filled once, and its copies open what was sealed in it. */
const documentsSecret = 'demo-documents-of-one-test-run-only'

/** Where the demo's pictures lie: one folder a run, named after its cluster. */
const sharedFolder = () => join(provided('cluster').host, 'demo-files')

const fill = (url: string) =>
  prepareDatabase({
    url,
    root: process.cwd(),
    demo: true,
    files: diskFiles({ folder: sharedFolder() }),
    passwordHash,
    seal: sealOf([documentsSecret]).seal,
    say: () => undefined,
    list: relistChanged,
  })

/** The whole demo with the built site, as the browser tests have it: a copy of its own for one test file. */
export async function demoApp(settings: Record<string, string> = {}): Promise<TestApp> {
  await makeTemplate(databasesAt(provided('cluster')), template, fill)
  const data_dir = await mkdtemp(join(tmpdir(), 'rihla-demo-'))
  await mkdir(sharedFolder(), { recursive: true })
  await symlink(sharedFolder(), join(data_dir, 'files'))
  return testApp(
    { KEEP_PAGES_SECONDS: '0', RIHLA_DEMO: '1', DATA_DIR: data_dir, PAPERS_SECRET: documentsSecret, ...settings },
    { ...(settings.RUN !== 'api' && { site: builtSite(process.cwd()) }), template },
  )
}
