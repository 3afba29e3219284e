import { and, asc, eq, notExists } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { hashSecret } from '#core/ids.ts'
import { addMs, hourMs } from '#core/time.ts'
import { reviewedText } from '#modules/catalogue/rules/reviewed-content.ts'
import { package_changes, package_history, products } from '#modules/catalogue/tables.ts'
import { staff_grants } from '#modules/staff/tables.ts'
import { demoStaff } from './staff.ts'

const change_id = '0190a000-0000-7000-8000-0000000d2001'

/** One change of a package on sale that waits for a reviewer, so that the queue and its page have something to show. */
export async function seedPackageChange(db: Db, now: Date): Promise<void> {
  const owner = demoStaff.find(({ email }) => email === 'travel@rihla.test')
  if (!owner) return
  const known = db.select({ id: package_changes.id }).from(package_changes).where(eq(package_changes.id, change_id))
  const [first] = await db
    .select({ id: products.id, name: products.name, version: products.version })
    .from(products)
    .innerJoin(staff_grants, and(eq(staff_grants.id, owner.grant_id), eq(staff_grants.scope_id, products.partner_id)))
    .where(and(eq(products.state, 'on_sale'), eq(products.version, 1), notExists(known)))
    .orderBy(asc(products.slug))
    .limit(1)
  if (!first) return
  const name = { id: `${first.name.id} Plus`, en: `${first.name.en} Plus` }
  const content = { fields: { name }, dates: [] }
  const noted = { product_id: first.id, staff_id: owner.id, fields: ['name'], reason: null }
  await db.update(products).set({ next_fields: content.fields, version: 3 }).where(eq(products.id, first.id))
  await db.insert(package_history).values([
    { ...noted, version: 2, event: 'save', at: addMs(now, -3 * hourMs) },
    { ...noted, version: 3, event: 'submit', at: addMs(now, -2 * hourMs) },
  ])
  await db.insert(package_changes).values({
    id: change_id,
    product_id: first.id,
    state: 'pending',
    base_version: 2,
    content,
    content_hash: hashSecret(reviewedText(content)),
    explanation: null,
    submitted_by: owner.id,
    submitted_at: addMs(now, -2 * hourMs),
  })
}
