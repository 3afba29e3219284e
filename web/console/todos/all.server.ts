import type { Context } from '../../api.server.ts'
import { softly } from '../../softly.server.ts'
import { mayOpen, staffOf } from '../staff.server.ts'
import { accounts } from './accounts.server.ts'
import { applications } from './applications.server.ts'
import { approvals } from './approvals.server.ts'
import { bankDifferences } from './bank-differences.server.ts'
import { bankFinancing, toDisburse } from './bank-financing.server.ts'
import { bankProducts } from './bank-products.server.ts'
import { accountClosings, accountOpenings } from './bank-savings.server.ts'
import { breaches } from './breaches.server.ts'
import { chatReports, chatWaiting } from './chat.server.ts'
import { comments } from './comments.server.ts'
import { deadLetters } from './dead-letters.server.ts'
import { differences } from './differences.server.ts'
import { disbursements } from './disbursements.server.ts'
import { doa } from './doa.server.ts'
import { documents } from './documents.server.ts'
import { firstPackage } from './first-package.server.ts'
import { guides } from './guides.server.ts'
import { licences } from './licences.server.ts'
import { overdue } from './overdue.server.ts'
import { packageReviews } from './package-reviews.server.ts'
import { payouts } from './payouts.server.ts'
import { privateExpiring, privateRequests } from './private.server.ts'
import { refunds } from './refunds.server.ts'
import { parcelProblems, storeCancels, storeOrders, storeShip, storeStock, storeWaybills } from './store.server.ts'
import type { Todo, TodoProvider } from './todo.ts'

/** All kinds of work, in the order of the home page. Another kind is a file beside these, and its name here. */
const providers: readonly TodoProvider[] = [
  chatWaiting,
  firstPackage,
  bankProducts,
  bankFinancing,
  toDisburse,
  accountOpenings,
  accountClosings,
  bankDifferences,
  privateExpiring,
  privateRequests,
  parcelProblems,
  storeWaybills,
  storeOrders,
  storeCancels,
  storeShip,
  storeStock,
  breaches,
  approvals,
  refunds,
  payouts,
  accounts,
  differences,
  disbursements,
  overdue,
  documents,
  packageReviews,
  applications,
  licences,
  chatReports,
  comments,
  guides,
  doa,
  deadLetters,
]

/** What waits for whoever is signed in; a kind that fails to load does not take the others with it. */
export async function todosOf(context: Context): Promise<Todo[]> {
  const staff = await staffOf(context)
  const own = providers.filter((provider) => mayOpen(staff, provider))
  const loaded = await Promise.all(own.map((provider) => softly(context, provider.load(context), undefined)))
  return loaded.filter((todo) => todo !== undefined)
}
