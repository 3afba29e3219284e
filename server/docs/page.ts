import type { Call } from '#core/call.ts'
import { escapeHtml } from '#core/html.ts'
import { refusals } from '#core/refusals.ts'
import { alwaysRefused, type Spoken } from './asyncapi.ts'
import { openapi, refusalsOf, schemaOf } from './openapi.ts'

const style = `body{font:16px/1.6 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b2321;background:#faf7f1}
h1{font-size:1.9rem}h2{margin-top:2.5rem;font-size:1.3rem}details{background:#fff;border:1px solid #e3ddd1;border-radius:12px;margin:.5rem 0;padding:.25rem 1rem}
summary{cursor:pointer;padding:.5rem 0}code{font-size:.92em;word-break:break-word}b{display:inline-block;min-width:4.5rem;color:#0e5a4a}
pre{overflow:auto;background:#faf7f1;padding:1rem;border-radius:8px;font-size:.85rem}table{border-collapse:collapse;width:100%}td,th{text-align:start;padding:.35rem .75rem .35rem 0;vertical-align:top;border-bottom:1px solid #e3ddd1}`

type Contract = { calls: readonly Call[]; spoken: Spoken }

/** The contract for people: one page, no scripts, every call and every event with what it takes, gives and refuses. */
export function docsPage({ calls, spoken }: Contract, nonce: string): string {
  const byVersion = new Map<string, Call[]>()
  for (const call of calls) {
    const version = call.path.split('/').slice(2, 3).join('')
    byVersion.set(version, [...(byVersion.get(version) ?? []), call])
  }
  const sections = [...byVersion].map(
    ([version, list]) => `<h2>/api/${escapeHtml(version)}</h2>${list.map(entry).join('')}`,
  )
  const codes = Object.entries(refusals).map(
    ([code, { status, en, id }]) =>
      `<tr><td><code>${code}</code></td><td>${status}</td><td>${escapeHtml(en)}<br>${escapeHtml(id)}</td></tr>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Rihla API</title><style nonce="${nonce}">${style}</style></head><body><main><h1>Rihla API</h1>
<p>Answers are <code>{ message, data }</code>, failures <code>{ code, message, errors? }</code> in the language of
<code>Accept-Language</code>. Machine-readable: <a href="/api/openapi.json">openapi.json</a>, and
<a href="/api/asyncapi.json">asyncapi.json</a> for what is said over sockets.</p>
${sections.join('')}${spokenSection(spoken)}<h2>Codes</h2><table><thead><tr><th>Code</th><th>Status</th><th>Meaning</th></tr></thead><tbody>${codes.join('')}</tbody></table></main></body></html>`
}

function entry(call: Call): string {
  const path = call.path.replace(/:([A-Za-z_]+)\??/g, '{$1}')
  const operation = openapi([call]).paths[path]?.[call.method.toLowerCase()]
  const shown = {
    parameters: operation?.parameters,
    requestBody: operation?.requestBody,
    responses: operation?.responses['200'],
  }
  return `<details><summary><b>${call.method}</b> <code>${escapeHtml(path)}</code> · ${escapeHtml([call.who].flat().join(', '))}</summary>
<p>${escapeHtml(call.about)}${call.once ? ' Takes an <code>Idempotency-Key</code>.' : ''}</p>
<p>May refuse with ${refusalsOf(call)
    .map((code) => `<code>${code}</code>`)
    .join(', ')}.</p><pre>${escapeHtml(JSON.stringify(shown, null, 2))}</pre></details>`
}

/** Events that come in, and notices that go out. */
function spokenSection({ events, notices }: Spoken): string {
  const shown = (data: unknown) => `<pre>${escapeHtml(JSON.stringify(data, null, 2))}</pre></details>`
  const said = events.map(
    ({ name, who, about, input, output, limit: { points, seconds } }) =>
      `<details><summary><b>${who}</b> <code>${escapeHtml(name)}</code></summary><p>${escapeHtml(about)} At most ${points} times in ${seconds} seconds.</p>
<p>Always may refuse with ${alwaysRefused.map((code) => `<code>${code}</code>`).join(', ')}.</p>${shown({ says: schemaOf(input, 'input'), answer: schemaOf(output, 'output') })}`,
  )
  const sent = notices.map(
    ({ who, notice: { name, about, data } }) =>
      `<details><summary><b>to ${who}</b> <code>${escapeHtml(name)}</code></summary><p>${escapeHtml(about)}</p>${shown(schemaOf(data, 'output'))}`,
  )
  return `<h2>Sockets</h2><p>Over socket.io at <code>/socket.io/</code>. An event is answered where an acknowledgement is asked for: with its
answer, or with <code>{ code, message, errors? }</code>.</p><h3>Events</h3>${said.join('')}<h3>Notices</h3>${sent.join('')}`
}
