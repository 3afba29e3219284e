import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { consultants, share_tokens } from './tables.ts'

const consultantColumns = {
  id: consultants.id,
  affiliate_code: consultants.affiliate_code,
  full_name: consultants.full_name,
  whatsapp_number: consultants.whatsapp_number,
  picture_id: consultants.picture_id,
}

/** The consultant of this tenant with this code. */
export async function findConsultant(db: Db, tenant_id: string, affiliate_code: string) {
  const [row] = await db
    .select(consultantColumns)
    .from(consultants)
    .where(and(eq(consultants.tenant_id, tenant_id), eq(consultants.affiliate_code, affiliate_code)))
    .limit(1)
  return row
}

type Shared = { tenant_id: string; token_hash: string; now: Date }

/** What a shared link names, while it lasts and where it was shared. */
export async function findShared(db: Db, { tenant_id, token_hash, now }: Shared) {
  const [row] = await db
    .select({ ...consultantColumns, product_slug: share_tokens.product_slug })
    .from(share_tokens)
    .innerJoin(consultants, eq(consultants.id, share_tokens.consultant_id))
    .where(
      and(
        eq(share_tokens.token_hash, token_hash),
        eq(consultants.tenant_id, tenant_id),
        gt(share_tokens.expires_at, now),
      ),
    )
    .limit(1)
  return row
}
