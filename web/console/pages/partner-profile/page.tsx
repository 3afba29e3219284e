import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { Failure } from '../../../components/form/failure.ts'
import { SitePicture } from '../../../components/site-picture.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Card } from '../../../ui/card.tsx'
import { to } from '../../to.ts'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { ConsoleForm } from '../../ui/form/console-form.tsx'
import { BilingualField, TextField } from '../../ui/form/fields.tsx'
import { VersionField } from '../../ui/form/version-field.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { words as formWords } from '../../ui/words.ts'
import { useLanguage, useWords } from '../../use-shell.ts'
import { actOnProfile } from './act.server.ts'
import { loadPartnerProfile, type ShownProfile } from './load.server.ts'
import { PictureCard } from './parts/picture-card.tsx'
import { words } from './words.ts'

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadPartnerProfile(context, { id: params.id ?? '', url })

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  actOnProfile(context, { request, id: params.id ?? '' })

type Shown = { shown: ShownProfile; failure: Failure | undefined }

export default function PartnerProfilePage() {
  const shown = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const language = useLanguage()
  const say = words(language)
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={shown.name}
        text={shown.sites.length === 0 ? say.notShown : say.text}
        crumbs={[
          { label: say.list, href: to(language, '/partner-profile') },
          { label: shown.name, href: shown.address },
        ]}
        actions={shown.sites.map(({ label, href }) => (
          <a key={href} href={href} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            {label}
          </a>
        ))}
      />
      {!failure && shown.done && <DoneAlert title={say[shown.done]} />}
      {!shown.can_change && (
        <Alert tone="info" title={say.readOnly}>
          {say.readOnlyText}
        </Alert>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {shown.can_change ? <ProfileForm shown={shown} failure={failure} /> : <ProfileText shown={shown} />}
        <div className="flex min-w-0 flex-col gap-4">
          <Fixed shown={shown} />
          <Pictures shown={shown} failure={failure} />
        </div>
      </div>
    </div>
  )
}

function ProfileForm({ shown: { keys, version, values }, failure }: Shown) {
  const say = useWords(words)
  const { inIndonesian, inEnglish } = useWords(formWords)
  const labels = {
    'about.id': `${say.about}, ${inIndonesian}`,
    'about.en': `${say.about}, ${inEnglish}`,
    address: say.address,
    phone_number: say.phone,
    whatsapp_number: say.whatsapp,
  }
  return (
    <Card as="section" padding="lg" aria-label={say.profile}>
      <ConsoleForm
        intent="save"
        formKey={keys.save}
        failure={failure}
        labels={labels}
        submit={{ label: say.save }}
        warnsUnsaved
      >
        <VersionField value={version} />
        <BilingualField name="about" label={say.about} hint={say.aboutHint} required isLong value={values.about} />
        <TextField name="address" label={say.address} value={values.address} maxLength={250} required />
        <div className="grid gap-4 md:grid-cols-2">
          <TextField
            name="phone_number"
            label={say.phone}
            hint={say.phoneHint}
            value={values.phone_number}
            type="tel"
            maxLength={20}
            required
          />
          <TextField
            name="whatsapp_number"
            label={say.whatsapp}
            hint={say.whatsappHint}
            value={values.whatsapp_number}
            type="tel"
            maxLength={20}
          />
        </div>
      </ConsoleForm>
    </Card>
  )
}

/** The same for who only looks. */
function ProfileText({ shown: { values } }: Pick<Shown, 'shown'>) {
  const say = useWords(words)
  const language = useLanguage()
  return (
    <Card as="section" padding="lg" aria-label={say.profile} className="flex flex-col gap-4">
      <p className="max-w-prose whitespace-pre-line">{values.about[language]}</p>
      <Facts
        facts={[
          { name: say.address, value: values.address },
          { name: say.phone, value: values.phone_number },
          { name: say.whatsapp, value: values.whatsapp_number || '–' },
        ]}
      />
    </Card>
  )
}

function Facts({ facts }: { facts: ShownProfile['fixed'] }) {
  return (
    <dl className="flex flex-col gap-3">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className="text-muted text-sm">{name}</dt>
          <dd className="font-semibold [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Fixed({ shown: { fixed } }: Pick<Shown, 'shown'>) {
  const say = useWords(words)
  return (
    <Card as="section" padding="lg" aria-labelledby="fixed-title" className="flex flex-col gap-4">
      <h2 id="fixed-title" className="text-lg">
        {say.fixed}
      </h2>
      <Facts facts={fixed} />
      <p className="text-muted text-sm">{say.fixedText}</p>
    </Card>
  )
}

function Pictures({ shown: { name, logo, cover, keys, can_change }, failure }: Shown) {
  const say = useWords(words)
  const common = { failure, canChange: can_change }
  return (
    <>
      <PictureCard place="logo" formKey={keys.logo} alt={logo?.alt} {...common}>
        <div className="flex items-center gap-4">
          <Avatar name={name} src={logo?.src} size="xl" label={logo?.label ?? name} />
          {!logo && <p className="text-sm">{say.noLogo}</p>}
        </div>
      </PictureCard>
      <PictureCard place="cover" formKey={keys.cover} alt={cover?.alt} {...common}>
        {cover ? (
          <SitePicture
            id={cover.id}
            colour={null}
            shape="wide"
            sizes="(min-width: 80rem) 24rem, 90vw"
            widest={960}
            alt={cover.label}
            className="w-full rounded-md"
          />
        ) : (
          <p className="text-sm">{say.noCover}</p>
        )}
      </PictureCard>
    </>
  )
}
