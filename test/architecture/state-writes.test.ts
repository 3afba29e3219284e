import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { privateWriters } from './support/state-writers-private.ts'
import { nameIn, nodesIn, parse, partOf, partsOf, placeOf, type SyntaxNode } from './support/syntax.ts'
import { isTest, readCode, type SourceFile } from './support/tree.ts'

/** The table whose state each machine decides. */
const tables: Record<string, string> = {
  bookingMachine: 'bookings',
  financingMachine: 'financing_applications',
  shipmentMachine: 'shipments',
  documentMachine: 'documents',
  invoiceMachine: 'invoices',
  paymentMachine: 'payments',
  refundMachine: 'refunds',
  applicationMachine: 'partner_applications',
  accountMachine: 'partner_accounts',
  approvalMachine: 'approvals',
  payoutMachine: 'payouts',
  differenceMachine: 'settlement_differences',
  packageMachine: 'products',
  changeMachine: 'package_changes',
  postMachine: 'posts',
  savingsMachine: 'savings_plans',
  itemMachine: 'items',
  orderMachine: 'souvenir_orders',
  problemMachine: 'souvenir_problems',
  requestMachine: 'private_requests',
  offerMachine: 'private_offers',
  roomMachine: 'chat_rooms',
}

/** Who may write a state, and who alone may import them; null where the file has no import of it. */
const writers: Record<string, { importer: string | null; why: string }> = {
  'modules/booking/store.ts change': {
    importer: null,
    why: 'for updateBooking, whose type has no state, and stepBooking',
  },
  'modules/booking/store.ts stepBooking': {
    importer: 'modules/booking/lifecycle/transition.ts',
    why: 'the transition',
  },
  'modules/booking/store.ts insertCart': { importer: 'modules/booking/cart/open.ts', why: 'the first state' },
  'modules/financing/store.ts stepApplication': { importer: 'modules/financing/transition.ts', why: 'the transition' },
  'modules/financing/store.ts insertApplication': { importer: 'modules/financing/apply.ts', why: 'the first state' },
  'modules/shipping/store.ts stepShipment': { importer: 'modules/shipping/transition.ts', why: 'the transition' },
  'modules/shipping/store.ts insertShipment': { importer: 'modules/shipping/shipments.ts', why: 'the first state' },
  'modules/shipping/store.tracking.ts saveTracking': {
    importer: 'modules/shipping/tracking.ts',
    why: 'writes what the courier said, whose type has no state',
  },
  'modules/souvenir/store.ts stepOrder': { importer: 'modules/souvenir/transition.ts', why: 'the transition' },
  'modules/souvenir/store.ts insertCheckout': {
    importer: 'modules/souvenir/checkout/place.ts',
    why: 'the first state',
  },
  'modules/souvenir/store.ts setDiscount': {
    importer: 'modules/souvenir/checkout/invoice.ts',
    why: 'writes a share of a promo, and no state',
  },
  'modules/souvenir/store.ts setShipping': {
    importer: 'modules/souvenir/checkout/choose.ts',
    why: 'writes the shipping, whose type has no state',
  },
  'modules/souvenir/store.ts setWaybillUnknown': {
    importer: 'modules/souvenir/lifecycle/tracked.ts',
    why: 'writes what the courier said, whose type has no state',
  },
  'modules/souvenir/store.clock.ts setCompletesAt': {
    importer: 'modules/souvenir/lifecycle/clock.ts',
    why: 'writes when an order is completed, whose type has no state',
  },
  'modules/souvenir/store.problems.ts stepProblem': {
    importer: 'modules/souvenir/problem-transition.ts',
    why: 'the transition',
  },
  'modules/souvenir/store.problems.ts insertProblem': {
    importer: 'modules/souvenir/lifecycle/problems.ts',
    why: 'the first state',
  },
  'modules/souvenir/store.problems.ts setProblem': {
    importer: 'modules/souvenir/lifecycle/problems.ts',
    why: 'writes for what an order waits, whose type has no state',
  },
  'modules/documents/store.ts stepDocument': { importer: 'modules/documents/review.ts', why: 'the transition' },
  'modules/documents/store.ts replaceDocument': { importer: 'modules/documents/receive.ts', why: 'the first state' },
  'modules/payment/store.ts changeInvoice': { importer: 'modules/payment/store.transition.ts', why: 'a part of it' },
  'modules/payment/store.ts changePayment': { importer: 'modules/payment/store.transition.ts', why: 'a part of it' },
  'modules/payment/store.refunds.ts changeRefund': {
    importer: 'modules/payment/store.transition.ts',
    why: 'a part of it',
  },
  'modules/payment/store.refunds.ts insertRefund': {
    importer: 'modules/payment/store.transition.ts',
    why: 'the first state',
  },
  'modules/payment/store.transition.ts stepPayment': {
    importer: 'modules/payment/transition.ts',
    why: 'the transition',
  },
  'modules/payment/store.transition.ts stepAttempts': {
    importer: 'modules/payment/transition.ts',
    why: 'the transition of all attempts of an invoice',
  },
  'modules/payment/store.ts insertInvoices': { importer: 'modules/payment/issue.ts', why: 'the first state' },
  'modules/payment/store.ts insertPayment': { importer: 'modules/payment/start.ts', why: 'the first state' },
  'modules/payouts/store.ts stepPayout': { importer: 'modules/payouts/transition.ts', why: 'the transition' },
  'modules/payouts/store.ts insertPayout': { importer: 'modules/payouts/draw.ts', why: 'the first state' },
  'modules/partner/store.applications.ts stepApplication': {
    importer: 'modules/partner/transition.ts',
    why: 'the transition',
  },
  'modules/partner/store.applications.ts saveApplication': {
    importer: 'modules/partner/calls/apply.ts',
    why: 'the first state; of an application that is still in it, again',
  },
  'modules/settlement/store.ts stepDifference': { importer: 'modules/settlement/transition.ts', why: 'the transition' },
  'modules/settlement/store.ts insertDifferences': {
    importer: 'modules/settlement/receive.ts',
    why: 'the first state',
  },
  'modules/payouts/store.accounts.ts stepAccount': {
    importer: 'modules/payouts/account-transition.ts',
    why: 'the transition',
  },
  'modules/payouts/store.accounts.ts insertAccount': {
    importer: 'modules/payouts/calls/console/enter-account.ts',
    why: 'the first state',
  },
  'demo/accounts.ts seedAccounts': { importer: 'demo/demo.ts', why: 'the demo has some of each state' },
  'demo/payouts.ts seedPayouts': { importer: 'demo/demo.ts', why: 'the demo has some of each state' },
  'demo/application-documents.ts insertApplicationDocuments': {
    importer: 'demo/applications.ts',
    why: 'the demo has scans that came with applications',
  },
  'demo/applications.ts seedApplications': { importer: 'demo/demo.ts', why: 'the demo has some of each state' },
  'modules/staff/store.approvals.ts stepApproval': { importer: 'modules/staff/approvals.ts', why: 'the transition' },
  'modules/staff/store.approvals.ts insertApproval': { importer: 'modules/staff/approvals.ts', why: 'the first state' },
  'modules/catalogue/store.publish.ts updatePublished': {
    importer: 'modules/catalogue/publish.ts',
    why: 'the one way on sale, which asks for the licence',
  },
  ...privateWriters,
  'demo/chats.ts seedTalk': { importer: null, why: 'the demo has a conversation of each state' },
  'modules/chat/store.ts stepRoom': { importer: 'modules/chat/transition.ts', why: 'the transition' },
  'modules/chat/store.ts insertRoom': { importer: 'modules/chat/open.ts', why: 'the first state' },
  'modules/chat/store.messages.ts insertMessage': {
    importer: 'modules/chat/say.ts',
    why: 'counts a message, in one statement with it, and writes no state',
  },
  'modules/catalogue/store.visitors.ts countView': {
    importer: 'modules/catalogue/calls/seen.ts',
    why: 'counts a view, in one statement with the row that says so',
  },
  'demo/package-changes.ts seedPackageChange': {
    importer: 'demo/demo.ts',
    why: 'the first state, of a change of the demo',
  },
  'demo/catalogue/scale.ts copyProducts': { importer: null, why: 'copies packages of the demo as they are' },
  'modules/catalogue/store.packages.ts stepPackage': {
    importer: 'modules/catalogue/packages/transition.ts',
    why: 'the transition',
  },
  'modules/catalogue/store.packages.ts insertPackage': {
    importer: 'modules/catalogue/packages/create.ts',
    why: 'the first state',
  },
  'modules/catalogue/store.packages.ts updatePackage': {
    importer: 'modules/catalogue/packages/write.ts',
    why: 'writes fields of the content, whose type has no state',
  },
  'modules/catalogue/store.package-changes.ts stepChange': {
    importer: 'modules/catalogue/packages/transition.ts',
    why: 'the transition',
  },
  'modules/catalogue/store.package-changes.ts insertChange': {
    importer: 'modules/catalogue/packages/transition.ts',
    why: 'the first state',
  },
  'modules/merchandise/store.desk.ts stepItem': {
    importer: 'modules/merchandise/transition.ts',
    why: 'the transition',
  },
  'modules/merchandise/store.desk.ts insertItem': {
    importer: 'modules/merchandise/calls/console/create-item.ts',
    why: 'the first state',
  },
  'modules/merchandise/store.desk.ts updateItem': {
    importer: 'modules/merchandise/calls/console/change-item.ts',
    why: 'writes the form, whose type has no state',
  },
  'modules/merchandise/store.desk.ts touchItem': {
    importer: 'modules/merchandise/item-desk.ts',
    why: 'writes what is beside the form, whose type has no state',
  },
  'modules/merchandise/store.reviews.ts addRating': {
    importer: 'modules/merchandise/write-review.ts',
    why: 'counts stars',
  },
  'modules/merchandise/store.stock.ts refreshItems': {
    importer: 'modules/merchandise/stock.ts',
    why: 'writes what an item says of its stock, in words',
  },
  'modules/merchandise/store.visitors.ts countView': {
    importer: 'modules/merchandise/calls/item-seen.ts',
    why: 'counts a view, in one statement with the row that says so',
  },
  'modules/content/store.desk-posts.ts insertPost': {
    importer: 'modules/content/calls/console/create-post.ts',
    why: 'the first state',
  },
  'modules/content/store.desk-posts.ts updatePostText': {
    importer: 'modules/content/calls/console/change-post.ts',
    why: 'writes the text, whose type has no state',
  },
  'modules/content/store.desk-posts.ts stepPostRow': {
    importer: 'modules/content/transition.ts',
    why: 'the transition',
  },
  'modules/savings/store.ts stepPlan': { importer: 'modules/savings/transition.ts', why: 'the transition' },
  'modules/savings/store.ts putCart': {
    importer: 'modules/savings/cart.ts',
    why: 'the first state; of a cart that is still one, again',
  },
  'modules/savings/events.ts emit': { importer: 'modules/savings/transition.ts', why: 'the event of a state' },
  'modules/booking/events.ts emit': {
    importer: 'modules/booking/lifecycle/transition.ts',
    why: 'the event of a state',
  },
  'modules/payment/events.ts emit': { importer: 'modules/payment/transition.ts', why: 'the event of a state' },
}

type Imported = { path: string; name: string; local: string }

/** What a file imports or passes on, by the file it comes from; `*` for all of it. */
const importsOf = (file: SourceFile, tree: SyntaxNode): Imported[] =>
  partsOf(tree, 'body').flatMap((item) => {
    const source = nameIn(partOf(item, 'source'))
    if (source === undefined) return []
    const path = source.startsWith('#') ? source.slice(1) : join(dirname(file.path), source)
    return partsOf(item, 'specifiers').map((specifier) => {
      const local = nameIn(partOf(specifier, 'local')) ?? nameIn(partOf(specifier, 'orig')) ?? ''
      const isAll = specifier.type === 'ImportNamespaceSpecifier' || specifier.type === 'ExportNamespaceSpecifier'
      return { path, local, name: isAll ? '*' : (nameIn(partOf(specifier, 'imported')) ?? local) }
    })
  })

/** The name of what stands at the top of a file. */
function declared(item: SyntaxNode): string {
  const declaration = partOf(item, 'declaration') ?? item
  const [variable] = partsOf(declaration, 'declarations')
  return nameIn(partOf(declaration, 'identifier')) ?? nameIn(variable && partOf(variable, 'id')) ?? ''
}

const methodOf = (node: SyntaxNode): string | undefined => {
  const callee = node.type === 'CallExpression' ? partOf(node, 'callee') : undefined
  return callee && nameIn(partOf(callee, 'property'))
}
const argumentOf = (node: SyntaxNode): SyntaxNode | undefined => {
  const [first] = Array.isArray(node.arguments) ? node.arguments : []
  return partOf({ type: 'argument', ...first }, 'expression')
}

/** An object spelled out, and no state in it. */
const isStateless = (node: SyntaxNode | undefined): boolean =>
  node?.type === 'ObjectExpression' &&
  partsOf(node, 'properties').every(
    (property) => property.type === 'KeyValueProperty' && nameIn(partOf(property, 'key')) !== 'state',
  )

const isWrite = /\b(?:update|insert\s+into|merge\s+into)\s+$/i
const spelled = new RegExp(
  `\\b(?:update|insert\\s+into|merge\\s+into)\\s+"?(?:${Object.values(tables).join('|')})\\b`,
  'i',
)

/** The nodes below one that write to a table with a machine, other than columns that are spelled out. */
function writesIn(item: SyntaxNode, isWatched: (node: SyntaxNode | undefined) => boolean): SyntaxNode[] {
  const nodes = [...nodesIn(item)]
  const harmless = new Set(
    nodes
      .filter((node) => methodOf(node) === 'set' && isStateless(argumentOf(node)))
      .map((node) => partOf(partOf(node, 'callee') ?? node, 'object')),
  )
  return nodes.filter((node) => {
    const method = methodOf(node)
    if (method === 'update' || method === 'insert') return isWatched(argumentOf(node)) && !harmless.has(node)
    if (node.type === 'StringLiteral') return spelled.test(nameIn(node) ?? '')
    if (node.type !== 'TemplateLiteral') return false
    const texts = partsOf(node, 'quasis').map((part) => String(part.raw ?? ''))
    const filled = partsOf(node, 'expressions')
    return texts.some((text, i) => spelled.test(text) || (isWrite.test(text) && isWatched(filled[i])))
  })
}

function findings(files: readonly SourceFile[]): string[] {
  const problems: string[] = []
  const used = new Set<string>()
  for (const file of files) {
    const tree = parse(file)
    const imports = importsOf(file, tree)
    for (const { path, name } of imports) {
      for (const [writer, { importer }] of Object.entries(writers)) {
        const [from, written] = writer.split(' ')
        if (path !== from || file.path === importer || (name !== written && name !== '*')) continue
        problems.push(`${file.path}: ${written} is only for ${importer ?? 'its own file'}`)
      }
    }
    const watched = new Set(Object.values(tables))
    const names = new Map(imports.filter(({ path }) => path.endsWith('/tables.ts')).map((one) => [one.local, one.name]))
    const isWatched = (node: SyntaxNode | undefined): boolean => {
      const name = node?.type === 'MemberExpression' ? nameIn(partOf(node, 'property')) : nameIn(node)
      return name !== undefined && watched.has(names.get(name) ?? name)
    }
    for (const item of partsOf(tree, 'body')) {
      const name = `${file.path} ${declared(item)}`
      used.add(name)
      if (writers[name]) continue
      for (const node of writesIn(item, isWatched)) problems.push(`${placeOf(file, node)}: a state is written here`)
    }
  }
  const gone = Object.keys(writers).filter((writer) => !used.has(writer))
  return [...problems, ...gone.map((writer) => `${writer} is not there`)]
}

const isOurs = ({ path }: SourceFile): boolean => !isTest(path) && !path.startsWith('database/migrations/')

test('a state is written by the transition of its module and by nobody else', async () => {
  expect(findings((await readCode()).filter(isOurs))).toEqual([])
})

test('every machine has a table whose state it decides', async () => {
  const rules = (await readCode()).filter(({ path }) => /^modules\/.*\/rules\//.test(path) && !isTest(path))
  const named = rules.flatMap(({ text }) =>
    [...text.matchAll(/^export const (\w+) = machine\(/gm)].map(([, name]) => name),
  )
  expect(named.sort()).toEqual(Object.keys(tables).sort())
})

const tablesImport = "import { partner_applications as applications, bookings, invoices } from './tables.ts'\n"

test.each([
  ['a state that is set', 'const a = (db) => db.update(bookings).set({ state: "expired" })'],
  ['a change that may hold one', 'const a = (db, to) => db.update(bookings).set(to).where(mine)'],
  ['a change that is spread', 'const a = (db, to) => db.update(invoices).set({ ...to, due_at })'],
  ['a table under another name', 'const a = (db) => db.update(applications).set({ state: "accepted" })'],
  ['an insert', 'export async function a(db, row) { await db.insert(bookings).values(row) }'],
  ['a statement in words', `const a = (db) => db.execute(sql\`update \${invoices} set state = \${state}\`)`],
  ['a table in words', 'const a = (db) => db.execute(sql`with x as (select 1) update "payments" set state = 1`)'],
])('%s is noticed', (_, text) => {
  const planted = { path: 'modules/faulty/store.ts', text: tablesImport + text }
  expect(findings([planted]).filter((finding) => finding.startsWith('modules/faulty'))).toEqual([
    'modules/faulty/store.ts:2: a state is written here',
  ])
})

test('other columns, other tables and reading are nobody’s business here', () => {
  const text = `${tablesImport}
    const a = (db) => db.update(bookings).set({ overdue_at: null, seats: 1 })
    const b = (db, to) => db.update(hotels).set(to)
    const c = (db) => db.select().from(bookings).for('update')
    const d = (db, hash) => hash.update(bytes)`
  const path = 'modules/faulty/store.ts'
  expect(findings([{ path, text }]).filter((finding) => finding.startsWith(path))).toEqual([])
})

test('whoever goes around a transition is noticed, by name or with the whole file', () => {
  const [path, store] = ['modules/booking/cart/hold.ts', "from '../store.ts'"]
  const problemsOf = (text: string) => findings([{ path, text }]).filter((finding) => finding.startsWith(path))
  expect(problemsOf(`import { lockCarts, stepBooking } ${store}`)).toEqual([
    `${path}: stepBooking is only for modules/booking/lifecycle/transition.ts`,
  ])
  expect(problemsOf(`import * as store ${store}`)).toContain(
    `${path}: stepBooking is only for modules/booking/lifecycle/transition.ts`,
  )
  expect(problemsOf("export { emit } from '../events.ts'")).toEqual([
    `${path}: emit is only for modules/booking/lifecycle/transition.ts`,
  ])
})

test('a writer that is gone is taken off the list', () => {
  const planted = { path: 'modules/booking/events.ts', text: 'export const on = 1' }
  expect(findings([planted])).toContain('modules/booking/events.ts emit is not there')
})
