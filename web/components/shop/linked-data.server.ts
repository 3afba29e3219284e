import type { PageContext } from '#core/page.ts'
import { itemList } from '../../json-ld.ts'
import { placeOf } from '../../linked-crumbs.server.ts'
import type { LinkedData } from '../../meta.ts'

type Listed = { name: string; href: string }

/** Souvenirs of a list, in its order, for search engines; nothing of an empty one. */
export const itemListOf = (page: PageContext, items: readonly Listed[]): LinkedData[] =>
  items.length === 0
    ? []
    : [
        itemList(
          placeOf(page),
          items.map(({ name, href }) => ({ name, path: href })),
        ),
      ]
