import { callKey } from '#core/call.ts'
import type { Scope } from '#core/staff.ts'
import * as contract from '#modules/partner/contract.console.ts'
import * as accounts from '#modules/payouts/contract.accounts.ts'
import { aCheckedApplication, anApplication, bringDocuments } from './applications.ts'
import { anyPartner } from './catalogue-fixtures.ts'
import { scan } from './journeys.ts'
import { aLicence, suspendedLicence } from './licences.ts'
import { enteredAccount } from './partner-accounts.ts'
import type { ScopedThing } from './scoped-thing.ts'
import { stepCodeOf } from './staff-sign-in.ts'
import type { TestApp } from './test-app.ts'

const base = '/api/console/v1'
const scopes: readonly Scope[] = [{ kind: 'platform' }]
const ofProfile = (id: string): Scope[] => [{ kind: 'platform' }, { kind: 'partner', id }]
const profileText = { id: 'Travel umrah keluarga sejak 2010.', en: 'A family umrah agency since 2010.' }
const reason = 'Dokumen perusahaan tidak lengkap'

type Things = Readonly<Record<string, (home: TestApp) => Promise<ScopedThing>>>

/** The calls about applications and licences: the platform's alone. */
export const scopedPartner: Things = {
  [callKey(accounts.ownAccounts)]: async (home) => ({
    url: `${base}/accounts/own`,
    scopes: [{ kind: 'partner', id: (await anyPartner(home)).id }],
    is_own: true,
  }),
  [callKey(accounts.enterAccount)]: async (home) => {
    const { id: partner_id, legal_name: holder } = await anyPartner(home)
    const url = `${base}/accounts`
    const body = { payee_id: partner_id, bank_name: 'BSI', holder, number: '7123456789', code: '123456' }
    const own = async (by: string) => ({ url, body: { ...body, code: await stepCodeOf(home, by) } })
    return { url, body, scopes: [{ kind: 'partner', id: partner_id }], own }
  },
  [callKey(contract.listPartnerProfiles)]: async (home) => ({
    url: `${base}/partner-profiles`,
    scopes: ofProfile((await anyPartner(home)).id),
    whole: '?sort=-name&limit=100',
  }),
  [callKey(contract.seePartnerProfile)]: async (home) => {
    const { id } = await anyPartner(home)
    return { url: `${base}/partner-profiles/${id}`, scopes: ofProfile(id) }
  },
  [callKey(contract.changePartnerProfile)]: async (home) => {
    const { id, about, address, phone_number } = await anyPartner(home, { about: profileText })
    const body = { version: 1, about, address, phone_number }
    return { url: `${base}/partner-profiles/${id}`, scopes: ofProfile(id), body }
  },
  [callKey(contract.setPartnerPicture)]: async (home) => {
    const { id } = await anyPartner(home)
    const body = new FormData()
    for (const [name, text] of Object.entries({ place: 'logo', alt_id: 'Logo', alt_en: 'Logo' })) body.set(name, text)
    body.set('file', new Blob([new Uint8Array(await scan())]), 'logo.jpg')
    return { url: `${base}/partner-profiles/${id}/pictures`, scopes: ofProfile(id), body }
  },
  [callKey(accounts.listAccounts)]: async () => ({ url: `${base}/accounts`, scopes }),
  [callKey(accounts.exportAccounts)]: async (home) => {
    await enteredAccount(home, (await anyPartner(home)).id)
    return { url: `${base}/accounts/export`, scopes, shows: /BSI/ }
  },
  [callKey(accounts.seeAccount)]: async (home) => ({
    url: (await enteredAccount(home, (await anyPartner(home)).id)).url,
    scopes,
  }),
  [callKey(accounts.decideAccount)]: async (home) => {
    const url = `${(await enteredAccount(home, (await anyPartner(home)).id)).url}/decide`
    const body = { decision: 'verify', reason, code: '123456' }
    const own = async (by: string) => ({ url, body: { ...body, code: await stepCodeOf(home, by) } })
    return { url, body, scopes, own }
  },
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
  [callKey(contract.openApplicationDocument)]: async (home) => {
    const application = await anApplication(home)
    const [document] = await bringDocuments(home, application)
    return { url: `${base}/applications/${application.id}/documents/${document?.id ?? ''}/file`, scopes }
  },
  [callKey(contract.noteCheck)]: async (home) => ({
    url: `${base}/applications/${(await anApplication(home, { state: 'in_review' })).id}/checks`,
    body: { kind: 'documents', outcome: 'failed', note: reason },
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
  [callKey(contract.listLicences)]: async () => ({ url: `${base}/licences`, scopes }),
  [callKey(contract.exportLicences)]: async (home) => {
    const { number } = await aLicence(home)
    return { url: `${base}/licences/export?search=nothing`, scopes, shows: new RegExp(number) }
  },
  [callKey(contract.seeLicence)]: async (home) => ({ url: `${base}/licences/${(await aLicence(home)).id}`, scopes }),
  [callKey(contract.addLicence)]: async (home) => {
    const { partner_slug, next_number: number } = await aLicence(home)
    const evidence_url = 'https://simpu.example/2'
    const body = { partner_slug, kind: 'PPIU', number, evidence_url }
    return { url: `${base}/licences`, body, scopes, elsewhere: 422 }
  },
  [callKey(contract.changeLicence)]: async (home) => {
    const { id, number } = await aLicence(home)
    const body = { version: 1, change: 'renewed', number, evidence_url: 'https://simpu.example/3' }
    return { url: `${base}/licences/${id}`, body, scopes }
  },
  [callKey(contract.suspendLicence)]: async (home) => {
    const { id, number } = await aLicence(home)
    return { url: `${base}/licences/${id}/suspend`, body: { reason, confirm_name: number }, scopes }
  },
  [callKey(contract.liftSuspension)]: async (home) => ({
    url: `${base}/licences/${(await suspendedLicence(home)).id}/lift`,
    body: { reason },
    scopes,
  }),
  [callKey(contract.decideLift)]: async (home) => {
    const { id, request } = await suspendedLicence(home)
    const body = { approval_id: await request(), decision: 'approve', reason, code: '123456' }
    const url = `${base}/licences/${id}/lift/decide`
    const own = async (by: string) => ({ url, body: { ...body, code: await stepCodeOf(home, by) } })
    return { url, body, scopes, own }
  },
}
