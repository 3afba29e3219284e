import type { z } from 'zod'
import type { AnyoneCtx } from '#core/context.ts'
import type { promo } from '#modules/promo/shapes.ts'

type Promo = z.output<typeof promo>
type PreviewOptions = { limit: number; first: 'banners' | 'others' }

/** The promo module shows our cards, so it imports us; what the home page shows of it comes in this way. */
export type SearchPorts = { home: { promos(ctx: AnyoneCtx, options: PreviewOptions): Promise<Promo[]> } }
