import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadConfig } from '../config.ts'
import { servicesFinding } from './settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'rihla-doctor-settings-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a service that cannot be put together is bad, and what it was given is not shown', async () => {
  const settings = { RIHLA_DEMO: '1', DATA_DIR: folder, SMTP_URL: 'smtp://127.0.0.1', MAIL_FROM: 'salam@rihla.test' }
  const config = loadConfig(settings)
  // As if the check of the settings had let it through.
  const finding = await servicesFinding({ ...config, SMTP_URL: 'smtp://rihla:hunter2/Xy@127.0.0.1' })
  expect(finding).toMatchObject({ name: 'services', is_good: false })
  expect(finding.says).toContain('cannot be put together: TypeError ERR_INVALID_URL')
  expect(JSON.stringify(finding)).not.toContain('hunter2')
})
