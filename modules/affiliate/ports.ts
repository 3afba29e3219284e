import type { AnyoneCtx } from '#core/context.ts'
import type { Tenant } from '#core/tenant.ts'
import type { StaffPorts } from '#modules/staff/module.ts'

type Reader = Omit<AnyoneCtx, 'user'>

export type AffiliatePorts = Pick<StaffPorts, 'desk' | 'staffSessionsEnded'> & {
  /** Every brand, with the address that its site is reached at. */
  sites: { all(): Tenant[] }
  /** Packages on sale at a brand: this module is above those that know them. */
  recommendable: {
    search(ctx: Reader, term: string): Promise<{ slug: string; name: string; partner: { name: string } }[]>
    /** What packages are called, by slug, on sale or not. */
    names(ctx: Pick<Reader, 'db' | 'language'>, slugs: readonly string[]): Promise<ReadonlyMap<string, string>>
    isPackage(ctx: Reader, slug: string): Promise<boolean>
  }
}
