import { createHash } from 'node:crypto'
import { formatMoment, formatRupiah } from '#core/format.ts'
import { escapeHtml } from '#core/html.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { style as common } from '../gateway-sandbox/style.ts'
import type { Movement, SandboxApplication, Shown } from './book.ts'
import { isTaken, type Mode } from './deliver.ts'
import { words } from './words.ts'

const base = '/sandbox/bank'
const style = `${common}
label { display: block; font-weight: 600; margin-bottom: .25rem }
input { width: 100%; font: inherit; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--muted); border-radius: .5rem;
  background: var(--paper); color: var(--ink); margin-bottom: .5rem }
.log button, .apart { margin-top: .5rem }
`
const hash = createHash('sha256').update(style).digest('base64')
export const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

function page(language: Language, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} · BANK SANDBOX</title><style>${style}</style></head>
<body><div class="bar"><strong>SANDBOX BANK</strong> <span>${words(language).notice}</span></div>
<main>${body}</main></body></html>`
}

const money = (amount: number, language: Language): string => formatRupiah(rupiah(amount), language)
const signed = (amount: number, language: Language): string =>
  amount < 0 ? `−${money(-amount, language)}` : money(amount, language)

type Lists = { accounts: readonly Shown[]; applications: readonly SandboxApplication[]; desk: string | undefined }

function applicationList(language: Language, { applications, desk }: Lists): string {
  const t = words(language)
  const rows = applications.map(({ id, code, bank_name, holder, submitted_at }) => {
    const text = `<strong>${escapeHtml(code)}</strong> · ${escapeHtml(holder)}
<span>${escapeHtml(bank_name)} · ${formatMoment(submitted_at, language)}</span>`
    return `<li>${desk ? `<a href="${desk}/${id}">${text}</a>` : text}</li>`
  })
  const list = rows.length === 0 ? `<p>${t.noneWaits}</p>` : `<p>${t.waitingNote}</p><ul>${rows.join('\n')}</ul>`
  return `<h2>${t.waiting}</h2>${list}`
}

export function listPage(language: Language, lists: Lists): string {
  const t = words(language)
  const { accounts } = lists
  const rows = accounts.map(
    (
      one,
    ) => `<li><a href="${base}/${one.virtual_account}"><strong>${money(one.held, language)}</strong> · ${escapeHtml(one.holder)}
<span>${escapeHtml(one.bank_name)} · ${one.virtual_account}${one.held === one.counted ? '' : ` · ${t.difference} ${signed(one.held - one.counted, language)}`}</span></a></li>`,
  )
  const list = rows.length === 0 ? `<p>${t.empty}</p>` : `<ul>${rows.join('\n')}</ul>`
  return page(language, t.title, `<h1>${t.title}</h1>${list}${applicationList(language, lists)}`)
}

const allLink = (language: Language): string => `<a href="${base}">← ${words(language).back}</a>`

export const missingPage = (language: Language): string =>
  page(language, '404', `<h1>404</h1><p>${words(language).missing}</p><p>${allLink(language)}</p>`)

export function accountPage(language: Language, one: Shown): string {
  const t = words(language)
  const facts: [string, string][] = [
    [t.bank, one.bank_name],
    [t.number, one.virtual_account],
    [t.holder, one.holder],
    [t.counted, money(one.counted, language)],
    ...(one.held === one.counted
      ? []
      : [[t.difference, signed(one.held - one.counted, language)] satisfies [string, string]]),
  ]
  const shown = facts.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('')
  return page(
    language,
    one.virtual_account,
    `<p>${allLink(language)}</p><h1>${t.held} <span class="amount">${money(one.held, language)}</span></h1><dl>${shown}</dl>
${depositForm(language, one)}${movementList(language, one)}${outForms(language, one)}${log(language, one)}`,
  )
}

const field = (id: string, label: string): string =>
  `<label for="${id}">${label}</label><input id="${id}" name="amount" type="number" inputmode="numeric" min="1" max="1000000000" required>`

/** One amount, and a button for each way to tell of it. */
function depositForm(language: Language, { virtual_account }: Shown): string {
  const t = words(language)
  const others: [Mode, string][] = [
    ['twice', t.twice],
    ['late', t.late],
    ['never', t.never],
    ['reordered', t.reordered],
    ['forged', t.forged],
  ]
  const action = `${base}/${virtual_account}/deposits`
  const buttons = others.map(([mode, label]) => `<button formaction="${action}?deliver=${mode}">${label}</button>`)
  return `<h2>${t.payIn}</h2><form method="post" action="${action}">${field('amount', t.amount)}
<div class="ways"><button class="first">${t.pay}</button></div><h2>${t.others}</h2><div class="ways">${buttons.join('\n')}</div></form>`
}

function outForms(language: Language, { virtual_account, held }: Shown): string {
  const t = words(language)
  if (held <= 0) return ''
  return `<h2>${t.takeBack}</h2><p>${t.takeBackNote}</p>
<form method="post" action="${base}/${virtual_account}/corrections">${field('taken', t.amount)}<button>${t.correct}</button></form>
<form method="post" class="apart" action="${base}/${virtual_account}/payouts"><button>${t.payOut}</button></form>`
}

function movementList(language: Language, { virtual_account, account }: Shown): string {
  const t = words(language)
  if (account.movements.length === 0) return ''
  const resend = ({ id, kind, answer }: Movement) =>
    kind === 'deposit'
      ? `<span>${answer === null ? t.unsent : isTaken(answer) ? t.taken : t.refused(answer)}</span>
<form method="post" action="${base}/${virtual_account}/movements/${id}/notify"><button>${t.notify}</button></form>`
      : ''
  const rows = account.movements.map(
    (one) => `<li><strong>${signed(one.amount, language)}</strong> · ${t[one.kind]}
<span>${formatMoment(new Date(one.at), language)} · ${one.id}</span>${resend(one)}</li>`,
  )
  return `<h2>${t.movements}</h2><ul class="log">${rows.reverse().join('')}</ul>`
}

function log(language: Language, { account }: Shown): string {
  const t = words(language)
  if (account.deliveries.length === 0) return ''
  const rows = account.deliveries.map(
    ({ at, what, answer }) =>
      `<li><strong>${escapeHtml(answer) || t.noAnswer}</strong> <span>${formatMoment(new Date(at), language)}</span><pre>${escapeHtml(what)}</pre></li>`,
  )
  return `<h2>${t.deliveries}</h2><ul class="log">${rows.reverse().join('')}</ul>`
}
