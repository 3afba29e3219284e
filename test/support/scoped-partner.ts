import { callKey } from '#core/call.ts'
import type { Scope } from '#core/staff.ts'
import * as contract from '#modules/partner/contract.console.ts'
import { aCheckedApplication, anApplication } from './applications.ts'
import type { ScopedThing } from './scoped-thing.ts'
import type { TestApp } from './test-app.ts'

const base = '/api/console/v1'
const scopes: readonly Scope[] = [{ kind: 'platform' }]
const reason = 'Dokumen perusahaan tidak lengkap'

type Things = Readonly<Record<string, (home: TestApp) => Promise<ScopedThing>>>

/** The calls about applications: the platform's alone. */
export const scopedPartner: Things = {
  [callKey(contract.listApplications)]: async () => ({ url: `${base}/applications`, scopes }),
  [callKey(contract.exportApplications)]: async () => ({ url: `${base}/applications/export?search=nothing`, scopes }),
  [callKey(contract.seeApplication)]: async (home) => ({
    url: `${base}/applications/${(await anApplication(home)).id}`,
    scopes,
  }),
  [callKey(contract.startReview)]: async (home) => ({
    url: `${base}/applications/${(await anApplication(home)).id}/review`,
    scopes,
  }),
  [callKey(contract.noteCheck)]: async (home) => ({
    url: `${base}/applications/${(await anApplication(home, { state: 'in_review' })).id}/checks`,
    body: { kind: 'documents', outcome: 'passed' },
    scopes,
  }),
  [callKey(contract.acceptApplication)]: async (home) => ({
    url: `${base}/applications/${(await aCheckedApplication(home)).id}/accept`,
    body: { name: 'Safar Uji', address: 'Jl. Uji No. 1', founded_year: 2015 },
    scopes,
  }),
  [callKey(contract.rejectApplication)]: async (home) => {
    const { id, company } = await anApplication(home)
    return { url: `${base}/applications/${id}/reject`, body: { reason, confirm_name: company }, scopes }
  },
}
