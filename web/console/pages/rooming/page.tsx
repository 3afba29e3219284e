import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { Failure } from '../../../components/form/failure.ts'
import { Alert } from '../../../ui/alert.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { BedDouble } from '../../../ui/icons/icons.ts'
import { TabLinks } from '../../../ui/tab-links.tsx'
import { ConsoleAnchor } from '../../ui/console-anchor.tsx'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { ConsoleForm } from '../../ui/form/console-form.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { actOnRooming } from './act.server.ts'
import { loadRooming, type ShownRooming, type ShownStay } from './load.server.ts'
import { AddRoom } from './parts/add-room.tsx'
import { GuestLine, RoomCard } from './parts/room-card.tsx'
import { Sent } from './parts/sent.tsx'
import { words } from './words.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadRooming(context, { id: params.id ?? '', url })

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const action = ({ context, params, request, url }: ActionFunctionArgs) =>
  actOnRooming(context, { id: params.id ?? '', request, url })

export default function RoomingPage() {
  const shown = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const say = useWords(words)
  const { head, tabs, stay, isEmpty, key, sent, done } = shown
  // What concerns a field is said there; the rest here, also of a room that is no longer in the list.
  const isOfField = failure && Object.keys(failure.errors).length > 0
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={head.title} text={head.text} crumbs={head.crumbs} />
      {failure && !isOfField && <Alert tone="danger" announced title={failure.message} />}
      {!failure && done && <DoneAlert title={done} />}
      {tabs.length > 1 && <TabLinks label={say.stays} tabs={tabs} link={ConsoleAnchor} />}
      {!stay && <EmptyState title={say.noStay} text={say.noStayText} icon={<BedDouble />} />}
      {stay && isEmpty && <EmptyState title={say.noOne} text={say.noOneText} icon={<BedDouble />} />}
      {stay && !isEmpty && <StayRooms stay={stay} shown={shown} failure={failure} />}
      {stay && (
        <AddRoom
          stay={stay.number}
          formKey={key}
          failure={failure}
          types={shown.types}
          occupancies={shown.occupancies}
        />
      )}
      {stay && !isEmpty && <Sent sent={sent} formKey={key} failure={failure} />}
    </div>
  )
}

type StayProps = { stay: ShownStay; shown: ShownRooming; failure: Failure | undefined }

function StayRooms({ stay, shown, failure }: StayProps) {
  const say = useWords(words)
  const { key, occupancies } = shown
  const move = { stay: stay.number, formKey: key, failure, open: stay.open }
  return (
    <>
      <section aria-labelledby="waiting" className="flex flex-col gap-3">
        <h2 id="waiting" className="text-lg">
          {say.waiting}
        </h2>
        {stay.waiting.length === 0 ? (
          <p className="text-muted">{say.nobodyWaits}</p>
        ) : (
          <>
            <p className="text-muted text-sm">{say.suggestText}</p>
            <ConsoleForm intent="suggest" formKey={key} failure={failure} labels={{}} submit={{ label: say.suggest }} />
            <ul className="grid gap-3 lg:grid-cols-2">
              {stay.waiting.map((guest) => (
                <li key={guest.id} className="min-w-0">
                  <GuestLine guest={guest} hasBed={false} {...move} />
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <section aria-labelledby="rooms" className="flex flex-col gap-3">
        <h2 id="rooms" className="text-lg">
          {say.rooms}
        </h2>
        {stay.rooms.length > 0 && <p className="text-muted text-sm">{say.drag}</p>}
        <ul className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
          {stay.rooms.map((room) => (
            <RoomCard key={room.id} room={room} occupancies={occupancies} {...move} />
          ))}
        </ul>
      </section>
    </>
  )
}
