import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { Failure } from '../../../components/form/failure.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Card } from '../../../ui/card.tsx'
import { inBoth } from '../../components/stores/item-words.ts'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { ChoicesField } from '../../ui/form/choices-field.tsx'
import { ConsoleForm } from '../../ui/form/console-form.tsx'
import { BilingualField, DayField, TextField } from '../../ui/form/fields.tsx'
import { VersionField } from '../../ui/form/version-field.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useLanguage, useWords } from '../../use-shell.ts'
import { actOnStore } from './act.server.ts'
import { loadStore, type ShownStore } from './load.server.ts'
import { OriginForm } from './parts/origin-form.tsx'
import { StorePictures } from './parts/store-pictures.tsx'
import { Suspension } from './parts/suspension.tsx'
import { words } from './words.ts'

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params, url }: LoaderFunctionArgs) => loadStore(context, { id: params.id ?? '', url })

export const action = ({ context, params, request }: ActionFunctionArgs) =>
  actOnStore(context, { id: params.id ?? '', request })

export default function StorePage() {
  const store = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const say = useWords(words)
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={store.name} text={say.text} crumbs={store.crumbs} />
      {!failure && store.done && <DoneAlert title={store.done} />}
      {store.is_suspended && (
        <Alert tone="danger" title={say.suspended}>
          {store.suspension_reason && <p>{`${say.reason}: ${store.suspension_reason}`}</p>}
          <p>{say.suspendedText}</p>
        </Alert>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="flex flex-col gap-4">
          <StoreForm store={store} failure={failure} />
          <StorePictures store={store} failure={failure} />
        </div>
        <div className="flex flex-col gap-4">
          <OriginForm store={store} failure={failure} />
          {store.may_suspend && <Suspension store={store} failure={failure} />}
        </div>
      </div>
    </div>
  )
}

function StoreForm({ store, failure }: { store: ShownStore; failure: Failure | undefined }) {
  const language = useLanguage()
  const say = words(language)
  const { values } = store
  const labels = {
    ...inBoth(language, { about: say.about }),
    ...{ phone_number: say.phone, opens_at: say.opens, closes_at: say.closes, open_days: say.days },
    ...{ closed_from: say.closedFrom, closed_until: say.closedUntil },
  }
  return (
    <Card as="section" padding="lg" aria-label={say.form}>
      <ConsoleForm intent="save" formKey={store.key} failure={failure} labels={labels} submit={{ label: say.save }}>
        <VersionField value={store.version} />
        <BilingualField name="about" label={say.about} hint={say.aboutHint} required isLong value={values.about} />
        <TextField
          name="phone_number"
          label={say.phone}
          type="tel"
          required
          maxLength={20}
          value={values.phone_number}
        />
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            name="opens_at"
            label={say.opens}
            hint={say.clockHint}
            required
            maxLength={5}
            value={values.opens_at}
          />
          <TextField
            name="closes_at"
            label={say.closes}
            hint={say.clockHint}
            required
            maxLength={5}
            value={values.closes_at}
          />
        </div>
        <ChoicesField name="open_days" label={say.days} options={store.weekdays} values={values.open_days} />
        <div className="grid gap-4 md:grid-cols-2">
          <DayField name="closed_from" label={say.closedFrom} hint={say.holidayHint} value={values.closed_from} />
          <DayField name="closed_until" label={say.closedUntil} value={values.closed_until} />
        </div>
      </ConsoleForm>
    </Card>
  )
}
