import { addAddress } from '#modules/shipping/contract.ts'
import { fieldsOf, readForm, textsOf } from '../../form.server.ts'
import { metaOf } from '../../meta.ts'
import type { Route } from './+types/page.ts'
import { act } from './act.server.ts'
import { formOf, listOf } from './load.server.ts'
import { AddressForm } from './parts/address-form.tsx'
import { AddressList } from './parts/address-list.tsx'
import { useViewFocus } from './parts/use-view-focus.ts'
import { readQuery } from './query.ts'

type Loaded = Awaited<ReturnType<typeof loader>>

export const meta = metaOf<Loaded>((_language, { loaderData: { say } }) => ({
  title: say.title,
  description: say.description,
  hidden: true,
}))

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = readQuery(url.searchParams)
  return { query, ...(query.edit ? await formOf(context, query.edit) : await listOf(context, query)) }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const values = textsOf(await readForm(request), [...fieldsOf(addAddress), 'intent', 'id'])
  return act({ context, values, query: readQuery(url.searchParams) })
}

export default function MyAddress({ loaderData, actionData }: Route.ComponentProps) {
  const { say, query } = loaderData
  const count = loaderData.view === 'list' ? loaderData.addresses.length : 0
  const heading = useViewFocus(query.edit ?? 'list', count)
  return (
    <div className="flex flex-col gap-5">
      <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none sm:text-3xl">
        {say.title}
      </h1>
      {loaderData.view === 'form' ? (
        <AddressForm key={query.edit} loaded={loaderData} answer={actionData} />
      ) : (
        <AddressList loaded={loaderData} failure={actionData} />
      )}
    </div>
  )
}
