import { useState } from 'react'
import { type ShouldRevalidateFunction, useNavigate } from 'react-router'
import { ShoppingCart } from '#web/ui/icons/icons.ts'
import { type Failure, failureOf } from '../../../components/form/failure.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { crumbsOf, type ShellHandle } from '../../../components/shell/handle.ts'
import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { readForm } from '../../../form.server.ts'
import { metaOf } from '../../../meta.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import type { Route } from './+types/page.ts'
import { actCart } from './act.server.ts'
import { type Cart, loadCart } from './load.server.ts'
import { CartStore } from './parts/cart-store.tsx'
import { CheckoutBar, Summary } from './parts/summary.tsx'
import { cartSearch } from './query.ts'

export const meta = metaOf<Cart>((_language, { loaderData: { say } }) => ({
  title: say.title,
  description: say.description,
  hidden: true,
}))

export const handle: ShellHandle = {
  crumbs: crumbsOf<Cart>(({ say }) => [
    { label: say.shop, href: '/oleh-oleh' },
    { label: say.title, href: '/oleh-oleh/cart' },
  ]),
}

/** What has changed meanwhile is refused: whoever is told so sees it, and can go on. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  actionResult?.code !== undefined || defaultShouldRevalidate

export const loader = ({ context, url }: Route.LoaderArgs) => loadCart(context, url)

export const action = async ({ context, request, url }: Route.ActionArgs) =>
  actCart(context, await readForm(request), url)

export default function CartPage({ loaderData: cart, actionData }: Route.ComponentProps) {
  const { say } = cart
  if (cart.stores.length === 0) {
    return (
      <EmptyState
        icon={<ShoppingCart />}
        title={say.none}
        text={say.noneText}
        headingLevel="h1"
        action={
          <ShellLink path="/oleh-oleh" className={buttonClass()}>
            {say.toShop}
          </ShellLink>
        }
      />
    )
  }
  return <Filled cart={cart} failure={actionData} />
}

function Filled({ cart, failure }: { cart: Cart; failure: Failure | undefined }) {
  const { stores, say } = cart
  // Everything that can be ordered is ticked until somebody takes it off.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set(cart.left))
  const navigate = useNavigate()
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(left)
    if (isChosen) next.delete(id)
    else next.add(id)
    setLeft(next)
    // What a promo takes off something else is for the server to say.
    const { code } = cart.promo
    if (code) void navigate(cartSearch({ promo: code, left: [...next] }), { replace: true, preventScrollReset: true })
  }
  const chosen = stores.flatMap(({ lines }) => lines).filter(({ id, problem }) => !problem && !left.has(id))
  return (
    <div className="layout flex flex-col gap-5 pt-2 pb-8">
      <header>
        <h1 className="text-2xl md:text-3xl">{say.title}</h1>
        <p className="text-muted">{cart.count}</p>
      </header>
      <FormFailure failure={failureOf(failure, 'remove')} labels={{}} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
        <div className="flex min-w-0 flex-col gap-5">
          {stores.map((store) => (
            <CartStore
              key={store.id}
              store={store}
              left={left}
              choose={choose}
              failure={failureOf(failure, 'change')}
              say={say}
            />
          ))}
        </div>
        <Summary cart={cart} chosen={chosen} failure={failureOf(failure, 'checkout')} />
      </div>
      <CheckoutBar cart={cart} chosen={chosen} failure={failureOf(failure, 'checkout')} />
    </div>
  )
}
