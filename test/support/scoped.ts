import { callKey } from '#core/call.ts'
import { newId } from '#core/ids.ts'
import type { Scope } from '#core/staff.ts'
import { jakartaDate } from '#core/time.ts'
import { outbox } from '#database/tables.ts'
import {
  cancelByPartner,
  cancelTravellerByPartner,
  documentsOfBooking,
  openTravelDocument,
  rescheduleByPartner,
  reviewDocument,
  seeBooking,
} from '#modules/booking/contract.console.ts'
import { cancelBooking } from '#modules/booking/module.ts'
import { exportDeadLetters, listDeadLetters, retryDeadLetter, seeJobs } from '#modules/console/contract.console.ts'
import { deleteDeskDraft, saveDeskDraft, seeDraft } from '#modules/drafts/contract.console.ts'
import {
  approveRefund,
  confirmRefund,
  openRefundAccount,
  refundsDue,
  rejectRefund,
  remindRefundAccount,
  requestRefund,
  seeRefund,
  sendRefund,
} from '#modules/payment/contract.console.ts'
import { markRefundSent, refundsOf } from '#modules/payment/module.ts'
import {
  approvePayout,
  closePayout,
  drawNow,
  exportPayouts,
  exportStatement,
  listPayouts,
  payoutSheet,
  rejectPayout,
  requestPayout,
  seePayout,
  sendPayout,
  statement,
  statementSheet,
} from '#modules/payouts/contract.console.ts'
import {
  addBreachStep,
  listBreaches,
  reportBreach,
  seeBreach,
  seeRetention,
} from '#modules/privacy/contract.console.ts'
import { find, resendInvoice, seeMember } from '#modules/support/contract.console.ts'
import { anOrder, bookingNow, payInvoice } from './bookings.ts'
import { anyDeparture } from './catalogue-fixtures.ts'
import { scan, send, travellersOf } from './journeys.ts'
import { aPayout, someEarnings } from './payouts.ts'
import { giveAccount } from './refund-accounts.ts'
import { scopedAffiliate } from './scoped-affiliate.ts'
import { scopedBank } from './scoped-bank.ts'
import { scopedBatches } from './scoped-batches.ts'
import { scopedChat } from './scoped-chat.ts'
import { aPayoutSheet, scopedCommission } from './scoped-commission.ts'
import { scopedContent } from './scoped-content.ts'
import { scopedDepartures } from './scoped-departures.ts'
import { scopedEditor } from './scoped-editor.ts'
import { scopedFigures } from './scoped-figures.ts'
import { scopedFinancing } from './scoped-financing.ts'
import { scopedPackages } from './scoped-packages.ts'
import { scopedPartner } from './scoped-partner.ts'
import { scopedPlatform } from './scoped-platform.ts'
import { scopedPrivate } from './scoped-private.ts'
import { scopedRooming } from './scoped-rooming.ts'
import { scopedSavings } from './scoped-savings.ts'
import { scopedStaff } from './scoped-staff.ts'
import { scopedStore } from './scoped-store.ts'
import { scopedSupport } from './scoped-support.ts'
import type { ScopedThing } from './scoped-thing.ts'
import { someStaff } from './staff.ts'
import { stepCodeOf } from './staff-sign-in.ts'
import { ask, type TestApp } from './test-app.ts'

/** An order that is paid, and where it belongs. */
async function aPaidOrder(home: TestApp, adults = 1) {
  const order = await anOrder(home, { rooms: [{ type: 'quad', adults }] })
  await payInvoice(home, order, order.invoices[0]?.invoice_code ?? '')
  const { tenant_id, partner_id } = await bookingNow(home, order.id)
  const scopes: Scope[] = [{ kind: 'platform' }, { kind: 'tenant', id: tenant_id }, { kind: 'partner', id: partner_id }]
  return { order, url: `/api/console/v1/bookings/${order.id}`, scopes }
}

const reason = 'Maskapai membatalkan penerbangan'

/** Money that has to go back, and as a request with who has asked for a second person. */
async function aRefund(home: TestApp, { has_account = true } = {}) {
  const { order, scopes } = await aPaidOrder(home)
  const { db, clock } = home.application
  const { id: staff_id, token } = await someStaff(home, { role: 'finance', scope: { kind: 'platform' } })
  await cancelBooking(db, { booking_id: order.id, staff_id, reason }, clock.now())
  if (has_account) await giveAccount(home, order)
  const [first] = await refundsOf(db, order.id)
  const id = first?.refund.id ?? ''
  const url = `/api/console/v1/refunds/${id}`
  const request = async (): Promise<string> =>
    (await ask(home, 'POST', `${url}/request`, { token })).body.data.approval.approval_id
  const send = () => markRefundSent(db, { refund_id: id, actor_id: staff_id, reference: 'BCA 1' }, clock.now())
  const approve = async () => {
    const approval_id = await request()
    const other = await someStaff(home, { role: 'finance', scope: { kind: 'platform' } })
    const body = { approval_id, code: await stepCodeOf(home, other.token) }
    await ask(home, 'POST', `${url}/approve`, { token: other.token, body })
  }
  return { url, scopes: scopes.filter(({ kind }) => kind !== 'partner'), request, approve, send }
}

/** Who has an order that is not paid, as support reaches them. */
async function aMemberOfOrder(home: TestApp) {
  const order = await anOrder(home)
  const { tenant_id, user_id } = await bookingNow(home, order.id)
  const scopes: Scope[] = [{ kind: 'platform' }, { kind: 'tenant', id: tenant_id }]
  return { url: `/api/console/v1/members/${user_id}`, scopes, invoice_code: order.invoices[0]?.invoice_code ?? '' }
}

/** A scan of somebody who travels on an order that is paid. */
async function aDocument(home: TestApp) {
  const { order, url, scopes } = await aPaidOrder(home)
  const [person] = await travellersOf(home, order.id)
  const fields = { type: 'ktp', file: { name: 'ktp.jpg', bytes: await scan() } }
  const upload = `/api/v3/users/bookings/${order.id}/participants/${person?.id}/documents`
  const sent = await send(home, upload, { token: order.token, fields })
  return { url: `${url}/documents/${sent.body.data.id}`, scopes }
}

const ownDraft: ScopedThing = {
  url: '/api/console/v1/drafts/post/new',
  scopes: [{ kind: 'platform' }],
  is_own: true,
}

type Waiting = Pick<ScopedThing, 'url' | 'scopes'> & { approval_id: string }

/** What waits for a second person, who gives a code of their app with it. */
const approval = (home: TestApp, { url, scopes, approval_id }: Waiting): ScopedThing => ({
  url,
  scopes,
  body: { approval_id, code: '123456' },
  own: async (token) => ({ url, body: { approval_id, code: await stepCodeOf(home, token) } }),
})

const breachForm = {
  title: 'Laptop hilang',
  what_happened: 'Laptop staf hilang di bandara',
  data: 'Nama dan nomor HP',
  noticed_at: '2026-01-01T00:00:00Z',
}

/** A breach of personal data: the whole platform's matter. */
export async function aBreach(home: TestApp): Promise<ScopedThing> {
  const { token } = await someStaff(home, { role: 'admin', scope: { kind: 'platform' } })
  const { data } = (await ask(home, 'POST', '/api/console/v1/breaches', { token, body: breachForm })).body
  return { url: `/api/console/v1/breaches/${data.breach_id}`, scopes: [{ kind: 'platform' }] }
}

async function aDeadLetter({ application: { db, clock } }: TestApp): Promise<string> {
  const [id, now] = [newId(), clock.now()]
  const parcel = { kind: 'text', text: { to: '+628111', text: 'Halo' } } as const
  await db.insert(outbox).values({ id, parcel, created_at: now, dead_at: now, dead_reason: 'refused' })
  return id
}

/** Every call of the desk, by method and path: the access walk sees who may succeed, and everyone else find nothing. */
export const scoped: Readonly<Record<string, (home: TestApp) => Promise<ScopedThing>>> = {
  ...scopedStaff,
  ...scopedPartner,
  ...scopedBank,
  ...scopedSavings,
  ...scopedFinancing,
  ...scopedPlatform,
  ...scopedBatches,
  ...scopedDepartures,
  ...scopedRooming,
  ...scopedPackages,
  ...scopedEditor,
  ...scopedFigures,
  ...scopedContent,
  ...scopedStore,
  ...scopedPrivate,
  ...scopedChat,
  ...scopedSupport,
  ...scopedCommission,
  ...scopedAffiliate,
  [callKey(seeDraft)]: async () => ownDraft,
  [callKey(saveDeskDraft)]: async () => ({ ...ownDraft, body: { fields: { name: 'Umrah' } } }),
  [callKey(deleteDeskDraft)]: async () => ownDraft,
  [callKey(seeJobs)]: async () => ({
    url: '/api/console/v1/jobs',
    scopes: [{ kind: 'platform' }],
    shows: /"queue":"mail"/,
  }),
  [callKey(listDeadLetters)]: async () => ({ url: '/api/console/v1/dead-letters', scopes: [{ kind: 'platform' }] }),
  [callKey(exportDeadLetters)]: async (home) => {
    await aDeadLetter(home)
    return { url: '/api/console/v1/dead-letters/export', scopes: [{ kind: 'platform' }], shows: /Ditolak penerima/ }
  },
  [callKey(retryDeadLetter)]: async (home) => ({
    url: `/api/console/v1/dead-letters/${await aDeadLetter(home)}/retry`,
    scopes: [{ kind: 'platform' }],
  }),
  [callKey(listBreaches)]: async () => ({ url: '/api/console/v1/breaches', scopes: [{ kind: 'platform' }] }),
  [callKey(reportBreach)]: async () => ({
    url: '/api/console/v1/breaches',
    scopes: [{ kind: 'platform' }],
    body: breachForm,
  }),
  [callKey(seeBreach)]: aBreach,
  [callKey(seeRetention)]: async () => ({
    url: '/api/console/v1/retention',
    scopes: [{ kind: 'platform' }],
    shows: /"kind":"sessions"/,
  }),
  [callKey(addBreachStep)]: async (home) => {
    const { url, scopes } = await aBreach(home)
    const body = { kind: 'note', text: 'Sandi laptop diganti', done_at: breachForm.noticed_at }
    return { url: `${url}/steps`, scopes, body }
  },
  [callKey(find)]: async () => ({
    url: '/api/console/v1/find?search=siti',
    whole: '?search=siti',
    scopes: [{ kind: 'platform' }],
  }),
  [callKey(seeMember)]: async (home) => {
    const { url, scopes } = await aMemberOfOrder(home)
    return { url, scopes }
  },
  [callKey(resendInvoice)]: async (home) => {
    const { url, scopes, invoice_code } = await aMemberOfOrder(home)
    return { url: `${url}/invoices/${invoice_code}/resend`, scopes }
  },
  [callKey(seeBooking)]: async (home) => {
    const { url, scopes } = await aPaidOrder(home)
    return { url, scopes }
  },
  [callKey(refundsDue)]: async () => ({ url: '/api/console/v1/refunds', scopes: [{ kind: 'platform' }] }),
  [callKey(requestRefund)]: async (home) => {
    const { url, scopes } = await aRefund(home)
    return { url: `${url}/request`, scopes, body: {} }
  },
  [callKey(sendRefund)]: async (home) => {
    const { url, scopes, approve } = await aRefund(home)
    await approve()
    return { url: `${url}/send`, scopes, body: { reference: 'BCA 1' } }
  },
  [callKey(seeRefund)]: async (home) => {
    const { url, scopes } = await aRefund(home)
    return { url, scopes }
  },
  [callKey(remindRefundAccount)]: async (home) => {
    const { url, scopes } = await aRefund(home, { has_account: false })
    return { url: `${url}/remind`, scopes, body: {} }
  },
  [callKey(openRefundAccount)]: async (home) => {
    const { url, scopes } = await aRefund(home)
    return { url: `${url}/account`, scopes }
  },
  [callKey(approveRefund)]: async (home) => {
    const { url, scopes, request } = await aRefund(home)
    return approval(home, { url: `${url}/approve`, scopes, approval_id: await request() })
  },
  [callKey(rejectRefund)]: async (home) => {
    const { url, scopes, request } = await aRefund(home)
    return { url: `${url}/reject`, scopes, body: { approval_id: await request(), reason } }
  },
  [callKey(confirmRefund)]: async (home) => {
    const { url, scopes, send } = await aRefund(home)
    await send()
    return { url: `${url}/confirm`, scopes, body: { reference: 'BCA 1' } }
  },
  [callKey(statement)]: async () => ({ url: '/api/console/v1/earnings', scopes: [{ kind: 'platform' }] }),
  [callKey(listPayouts)]: async () => ({ url: '/api/console/v1/payouts', scopes: [{ kind: 'platform' }] }),
  [callKey(exportStatement)]: async () => ({
    url: '/api/console/v1/earnings/export?search=nothing',
    scopes: [{ kind: 'platform' }],
  }),
  [callKey(statementSheet)]: async (home) => {
    await someEarnings(home, 60)
    // More lines than a page has: nobody else's goes over the first.
    const shows = /\/Count (?:[2-9]|\d\d)/
    return { url: '/api/console/v1/earnings/statement?until=2020-01-01', scopes: [{ kind: 'platform' }], shows }
  },
  [callKey(exportPayouts)]: async () => ({
    url: '/api/console/v1/payouts/export?search=nothing',
    scopes: [{ kind: 'platform' }],
  }),
  [callKey(drawNow)]: async (home) => {
    const { tenant_id, payee_id } = await someEarnings(home, 1)
    return {
      url: '/api/console/v1/payouts/draw',
      scopes: [{ kind: 'platform' }, { kind: 'tenant', id: tenant_id }],
      body: { until: jakartaDate(home.application.clock.now()), payee_id },
    }
  },
  [callKey(seePayout)]: async (home) => {
    const { url, scopes } = await aPayout(home)
    return { url, scopes }
  },
  [callKey(payoutSheet)]: aPayoutSheet,
  [callKey(requestPayout)]: async (home) => {
    const { url, scopes } = await aPayout(home)
    return { url: `${url}/request`, scopes, body: {} }
  },
  [callKey(sendPayout)]: async (home) => {
    const { url, scopes } = await aPayout(home, 5_000_000)
    return { url: `${url}/send`, scopes, body: { reference: 'BCA 1' } }
  },
  [callKey(approvePayout)]: async (home) => {
    const { url, scopes, request } = await aPayout(home)
    return approval(home, { url: `${url}/approve`, scopes, approval_id: await request() })
  },
  [callKey(rejectPayout)]: async (home) => {
    const { url, scopes, request } = await aPayout(home)
    return { url: `${url}/reject`, scopes, body: { approval_id: await request(), reason } }
  },
  [callKey(closePayout)]: async (home) => {
    const { url, scopes, send } = await aPayout(home)
    await send()
    return { url: `${url}/close`, scopes, body: { outcome: 'confirm', reference: 'BCA 1' } }
  },
  [callKey(cancelByPartner)]: async (home) => {
    const { order, url, scopes } = await aPaidOrder(home)
    const { code: confirm_name } = await bookingNow(home, order.id)
    return { url: `${url}/cancel`, scopes, body: { reason, confirm_name } }
  },
  [callKey(cancelTravellerByPartner)]: async (home) => {
    const { order, url, scopes } = await aPaidOrder(home, 2)
    const [first] = await travellersOf(home, order.id)
    return { url: `${url}/travellers/${first?.id ?? ''}/cancel`, scopes, body: { reason, confirm_name: first?.name } }
  },
  [callKey(rescheduleByPartner)]: async (home) => {
    const { order, url, scopes } = await aPaidOrder(home)
    const { product, hotel_id } = order.offer
    const other = await anyDeparture(home, { product_id: product.id, hotel_id, in_days: 150, quota: 40 })
    return { url: `${url}/reschedule`, scopes, body: { departure_id: other.id, reason } }
  },
  [callKey(documentsOfBooking)]: async (home) => {
    const { url, scopes } = await aPaidOrder(home)
    return { url: `${url}/documents`, scopes }
  },
  [callKey(openTravelDocument)]: async (home) => {
    const { url, scopes } = await aDocument(home)
    return { url: `${url}/file`, scopes }
  },
  [callKey(reviewDocument)]: async (home) => {
    const { url, scopes } = await aDocument(home)
    return { url: `${url}/review`, scopes, body: { verdict: 'ask_again', reason } }
  },
}
