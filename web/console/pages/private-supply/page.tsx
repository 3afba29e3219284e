import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { buttonClass } from '../../../ui/button-class.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { TabLinks } from '../../../ui/tab-links.tsx'
import { Table } from '../../../ui/table.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { ConsoleAnchor } from '../../ui/console-anchor.tsx'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { actOnPrivateSupply } from './act.server.ts'
import { loadPrivateSupply, type ShownSupply } from './load.server.ts'
import { ThingForm } from './parts/thing-form.tsx'
import { words } from './words.ts'

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, url }: LoaderFunctionArgs) => loadPrivateSupply(context, url)

export const action = ({ context, request }: ActionFunctionArgs) => actOnPrivateSupply(context, request)

export default function PrivateSupplyPage() {
  const supply = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const say = useWords(words)
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={say.title}
        text={say.text}
        actions={
          <Link to={`${supply.here}#write`} className={buttonClass({ variant: 'secondary' })}>
            {say[`add_${supply.kind}`]}
          </Link>
        }
      />
      {!failure && supply.done && <DoneAlert title={supply.done} />}
      <TabLinks label={say.tabs} tabs={supply.tabs} link={ConsoleAnchor} />
      <Things supply={supply} />
      <ThingForm supply={supply} failure={failure} />
    </div>
  )
}

type Row = ShownSupply['rows'][number]

function Things({ supply: { kind, rows, headings } }: { supply: ShownSupply }) {
  const say = useWords(words)
  const isPriced = kind !== 'closures'
  return (
    <Table
      caption={say[kind]}
      captionHidden
      isDense
      empty={say.empty}
      columns={[
        { key: 'name', header: isPriced ? say.name : say.closesOn, isRowHeader: true, cell: ({ name }: Row) => name },
        ...headings.map((header, i) => ({ key: header, header, cell: ({ cells }: Row) => cells[i] })),
        ...(isPriced ? [{ key: 'priced', header: say.pricedUntil, cell: ({ priced }: Row) => priced }] : []),
        { key: 'actions', header: say.actions, cell: (row: Row) => <Actions row={row} /> },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
    />
  )
}

function Actions({ row: { name, edit, prices } }: { row: Row }) {
  const say = useWords(words)
  return (
    <span className="inline-flex flex-wrap gap-x-4">
      <Link to={edit} className={linkClass()}>
        {say.edit}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Link>
      {prices && (
        <Link to={prices} className={linkClass()}>
          {say.prices}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Link>
      )}
    </span>
  )
}
