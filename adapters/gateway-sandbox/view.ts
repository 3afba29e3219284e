import { createHash } from 'node:crypto'
import { formatMoment, formatRupiah } from '#core/format.ts'
import { escapeHtml } from '#core/html.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import type { Mode } from './deliver.ts'
import type { SandboxPayment } from './desk.ts'
import { style } from './style.ts'
import { words } from './words.ts'

/** Whose sandbox it is: its name for people, and where it stands. */
export type Place = { name: string; base: string; language: Language; gives_back: boolean }

const hash = createHash('sha256').update(style).digest('base64')
/** Forms may lead back to the shop, wherever it is. */
export const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

function page({ name, language }: Place, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} · ${name} SANDBOX</title><style>${style}</style></head>
<body><div class="bar"><strong>SANDBOX ${name}</strong> <span>${words(language).notice(name)}</span></div>
<main>${body}</main></body></html>`
}

const money = (amount: number, language: Language): string => formatRupiah(rupiah(amount), language)

export function listPage(place: Place, payments: readonly SandboxPayment[]): string {
  const t = words(place.language)
  const rows = payments.map(
    (one) => `<li><a href="${place.base}/payments/${encodeURIComponent(one.payment_number)}">
<strong>${money(one.amount, place.language)}</strong> · ${t[one.state]}<span>${escapeHtml(one.payment_number)} · ${escapeHtml(one.channel)} · ${escapeHtml(one.customer_name)}</span></a></li>`,
  )
  return page(
    place,
    t.title,
    `<h1>${t.title}</h1>${rows.length === 0 ? `<p>${t.empty}</p>` : `<ul>${rows.join('\n')}</ul>`}`,
  )
}

export const missingPage = (place: Place): string =>
  page(place, '404', `<h1>404</h1><p>${words(place.language).missing}</p><p>${allLink(place)}</p>`)

const allLink = ({ base, language }: Place): string => `<a href="${base}">← ${words(language).back}</a>`

export function paymentPage(place: Place, one: SandboxPayment): string {
  const t = words(place.language)
  const facts: [string, string | null][] = [
    [t.number, one.payment_number],
    [t.channel, one.channel],
    [t.code, one.pay_code],
    [t.payer, one.customer_name],
    [t.state, t[one.state]],
    [t.returned, one.refunds.map(({ amount }) => money(amount, place.language)).join(', ')],
    [t.until, formatMoment(new Date(one.expires_at), place.language)],
  ]
  const shown = facts.flatMap(([name, value]) => (value ? [`<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`] : []))
  const back = one.return_url && `<p><a href="${escapeHtml(one.return_url)}">${t.return} →</a></p>`
  return page(
    place,
    one.payment_number,
    `<p>${allLink(place)}</p><h1>${t.amount} <span class="amount">${money(one.amount, place.language)}</span></h1><dl>${shown.join('')}</dl>
${one.state === 'open' ? openActions(place, one) : doneActions(place, one)}${back ?? ''}${log(place, one)}`,
  )
}

type Act = { verb: string; mode: Mode; label: string }

const button = ({ base }: Place, one: SandboxPayment, { verb, mode, label }: Act): string =>
  `<form method="post" action="${base}/payments/${encodeURIComponent(one.payment_number)}/${verb}?deliver=${mode}">
<button${verb === 'pay' && mode === 'once' ? ' class="first"' : ''}>${label}</button></form>`

function openActions(place: Place, one: SandboxPayment): string {
  const t = words(place.language)
  const usual: Act[] = [
    { verb: 'pay', mode: 'once', label: t.pay },
    { verb: 'fail', mode: 'once', label: t.fail },
    { verb: 'expire', mode: 'once', label: t.expire },
  ]
  const odd: Act[] = [
    { verb: 'pay', mode: 'twice', label: t.twice },
    { verb: 'pay', mode: 'late', label: t.late },
    { verb: 'pay', mode: 'never', label: t.never },
    { verb: 'pay', mode: 'reordered', label: t.reordered },
    { verb: 'pay', mode: 'wrong-amount', label: t.wrongAmount },
    { verb: 'pay', mode: 'forged', label: t.forged },
  ]
  const buttons = (acts: Act[]) => acts.map((act) => button(place, one, act)).join('\n')
  return `<div class="ways">${buttons(usual)}</div><h2>${t.others}</h2><div class="ways">${buttons(odd)}</div>`
}

const doneActions = (place: Place, one: SandboxPayment): string =>
  button(place, one, { verb: 'notify', mode: 'once', label: words(place.language).notify }) +
  (place.gives_back && one.state === 'paid' ? refundActions(place, one) : '')

/** What becomes of the next refund that the shop asks for. */
function refundActions({ base, language }: Place, { payment_number, next_refund }: SandboxPayment): string {
  const t = words(language)
  const choices = { given: t.refundGiven, refused: t.refundRefused, lost: t.refundLost, silent: t.refundSilent }
  const buttons = Object.entries(choices).map(
    ([next, label]) =>
      `<form method="post" action="${base}/payments/${encodeURIComponent(payment_number)}/refunds?next=${next}">
<button${next === next_refund ? ' class="first"' : ''}>${label}</button></form>`,
  )
  return `<h2>${t.nextRefund}</h2><div class="ways">${buttons.join('\n')}</div>`
}

function log({ language }: Place, { deliveries }: SandboxPayment): string {
  const t = words(language)
  if (deliveries.length === 0) return ''
  const rows = deliveries.map(
    ({ at, what, status }) =>
      `<li><strong>${status === 0 ? t.noAnswer : status}</strong> <span>${formatMoment(new Date(at), language)}</span><pre>${escapeHtml(what)}</pre></li>`,
  )
  return `<h2>${t.deliveries}</h2><ul class="log">${rows.reverse().join('')}</ul>`
}
