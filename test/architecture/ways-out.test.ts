import { expect, test } from 'vitest'
import { isTest, readCode, type SourceFile } from './support/tree.ts'

/** What opens a connection: by itself, by a package, or by a part of Node. */
const requests: readonly RegExp[] = [
  /(?<![\w.])fetch\(/,
  /^import (?!type\b).* from '(?:nodemailer|web-push|undici|ws|socket\.io-client|@aws-sdk\/[^']+)'/m,
  /^import (?!type\b)\{[^}]*\b(?<!type )(?:request|get|connect|createConnection|Socket)\b[^}]*\} from 'node:(?:http|https|http2|net|tls|dgram)'/m,
]

/** Those that make one all the same. */
const requesters: Record<string, string> = {
  'server/transports.ts': 'the site asks our own API, where it runs elsewhere',
  'server/http/readiness.ts': 'whether our own API answers, where it runs elsewhere',
  'database/watched-client.ts': 'the connection to the database',
}

/** Functions of ports that reach somebody outside, and the ports of gateways, mail, messages and browsers. */
const sending =
  /\b(?:reviewsOf|authorizationUrl|identityFromCode|identityFromToken)\b|\bports\.gateways\b|\{[^{}]*\bgateways\b[^{}]*\} = [\w.]*ports\b|\boutside\.(?:mail|text|push)\b|\b(?:mail|text|push)\.send\(/

/** Who may, and why not through the outbox. A job is never waited for; a call is, and then somebody waits with it. */
const senders: Record<string, string> = {
  'server/jobs/deliver.ts': 'a job: the outbox itself',
  'server/outside.ts': 'puts the ports together, and calls none',
  'server/sign-in.ts': 'puts the ports together, and calls none',
  'modules/payment/clock.ts': 'a job: asks gateways about payments of which no word has come',
  'modules/payment/gateway-refund.ts':
    'a job: sends refunds that go back the way they came, and needs the answer of each',
  'modules/payment/start.ts': 'a call: who pays waits for the number to pay to',
  'server/watch/process-figures.ts': 'asks nobody: whether gateways were up',
  'modules/payment/offered.ts': 'asks nobody: which gateways there are, and whether they were up',
  'modules/payment/receive-notification.ts': 'asks nobody: checks the signature of what came in',
  'modules/payment/calls/snap-token.ts': 'asks nobody: makes a token for the gateway that calls us',
  'modules/identity/calls/start-sign-in.ts': 'a call: the address of Google or Apple, as they publish it',
  'modules/identity/calls/google-callback.ts': 'a call: who signs in waits for the proof of it',
  'modules/identity/sign-in/sign-in.ts': 'a call: who signs in waits for the proof of it',
  'modules/partner/calls/google-reviews.ts': 'a call: reviews of a map, cached, and left out where they do not come',
}

const lines = (text: string): string => text.replaceAll(/^\s*(?:\/\/|\*|\/\*).*$/gm, '')
const isServed = (path: string): boolean => !path.startsWith('web/') || /\.server\.tsx?$|\/page\.tsx?$/.test(path)
/** Pages are given no ports, and a port or a rule says only what there is. */
const hasNoPort = (path: string): boolean => /^web\/|\/ports\.ts$|^modules\/[^/]+\/rules\//.test(path)

function findings(files: readonly SourceFile[], allowed: { requesters: object; senders: object }): string[] {
  const ours = files.filter(({ path }) => /^(core|modules|server|database|demo|web)\//.test(path) && !isTest(path))
  return ours.flatMap(({ path, text }) => [
    ...(isServed(path) && requests.some((one) => one.test(lines(text))) && !(path in allowed.requesters)
      ? [`${path} makes a request; adapters do`]
      : []),
    ...(!hasNoPort(path) && sending.test(lines(text)) && !(path in allowed.senders)
      ? [`${path} asks somebody outside; write to the outbox, or say why not`]
      : []),
  ])
}

const code = await readCode()

test('nothing but adapters makes requests, and who calls them says why it is not the outbox', () => {
  expect(findings(code, { requesters, senders })).toEqual([])
})

test('every exception is still needed', () => {
  const needed = findings(code, { requesters: {}, senders: {} }).map((finding) => finding.split(' ')[0])
  expect(needed.sort()).toEqual([...Object.keys(requesters), ...Object.keys(senders)].sort())
})

test('a request beside the adapters, and a call that sends by itself, are noticed', () => {
  const findingsIn = (path: string, text: string) => findings([{ path, text }], { requesters, senders })
  const request = 'makes a request; adapters do'
  const asks = 'asks somebody outside; write to the outbox, or say why not'
  const file = 'modules/a/calls/b.ts'
  for (const text of [
    "const reply = await fetch('https://example.test')",
    "import { createTransport } from 'nodemailer'",
    "import { request } from 'node:https'",
    "import { isIP, connect } from 'node:net'",
  ])
    expect(findingsIn(file, text), text).toEqual([`${file} ${request}`])
  for (const text of [
    'await ctx.ports.gateways.doku?.start(wish)',
    'const { gateways } = ctx.ports',
    "await application.outside.mail.send({ to: 'siti@rihla.test' })",
    'const answer = await ctx.ports.reviews.reviewsOf(id, language)',
  ])
    expect(findingsIn(file, text), text).toEqual([`${file} ${asks}`])
  expect(findingsIn('web/pages/a/load.server.ts', 'await fetch(address)')).toHaveLength(1)
  for (const [path, text] of [
    ['web/pages/a/parts/b.tsx', "fetch('/personal')"],
    ['adapters/a/client.ts', 'await fetch(url)'],
    ['modules/a/ports.ts', 'reviewsOf(id: string): Promise<void>'],
    [file, "import type { IncomingMessage } from 'node:http'"],
    [file, "import { isIP } from 'node:net'"],
    [file, '// who calls fetch() waits'],
    ['modules/a/calls/b.test.ts', 'await fetch(url)'],
  ] as const)
    expect(findingsIn(path, text), text).toEqual([])
})
