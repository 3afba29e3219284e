import { WishButton } from '../../../components/product-card/wish-button.tsx'
import { SitePicture } from '../../../components/site-picture.tsx'

type Gone = { id: string; name: string; picture_id: string; picture_colour: string | null }
type OffSaleProps = {
  items: readonly Gone[]
  /** Of a souvenir, `id` is its slug. */
  kind: 'package' | 'item'
  say: { offSale: string; offSaleText: string }
}

/** What was saved and cannot be bought any more: still named, and easy to let go. */
export function OffSale({ items, kind, say }: OffSaleProps) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby="off-sale" className="mt-4 flex flex-col gap-3 border-line border-t pt-6">
      <h2 id="off-sale" className="text-lg">
        {say.offSale}
      </h2>
      <p className="text-muted text-sm">{say.offSaleText}</p>
      <ul className="flex flex-col gap-3">
        {items.map(({ id, name, picture_id, picture_colour }) => (
          <li key={id} className="flex items-center gap-4 rounded-lg border border-line bg-paper p-3">
            <div className="w-20 shrink-0 opacity-60 grayscale">
              <SitePicture
                id={picture_id}
                colour={picture_colour}
                shape="card"
                alt=""
                sizes="5rem"
                widest={480}
                className="aspect-4/3 rounded-md"
              />
            </div>
            <p className="me-auto min-w-0 text-muted [overflow-wrap:anywhere]">{name}</p>
            <WishButton id={id} kind={kind} name={name} className="shrink-0" />
          </li>
        ))}
      </ul>
    </section>
  )
}
