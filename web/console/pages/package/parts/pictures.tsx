import { Form } from 'react-router'
import { pictureNames } from '#modules/catalogue/rules/package-words.ts'
import type { Failure } from '../../../../components/form/failure.ts'
import { failureOf } from '../../../../components/form/failure.ts'
import { SitePicture } from '../../../../components/site-picture.tsx'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmByName } from '../../../ui/form/confirm-by-name.tsx'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { VersionField } from '../../../ui/form/version-field.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownPackage } from '../load.server.ts'
import { words } from '../words.ts'
import { Section } from './section.tsx'

type PicturesProps = { shown: ShownPackage; failure: Failure | undefined }
type Picture = ShownPackage['pictures'][number]
type OneProps = PicturesProps & { picture: Picture; place: number }

const summary =
  'inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand-text text-sm underline underline-offset-4'

/** The pictures of a package: order by buttons, words in both languages, and its name before one is removed. */
export function Pictures({ shown, failure }: PicturesProps) {
  const say = useWords(words)
  const { pictures } = shown
  const own = failureOf(failure, 'arrange')
  return (
    <Section title={say.pictures}>
      {own && <Alert tone="danger" announced title={own.message} />}
      <p className="text-muted text-sm">{pictures.length === 0 ? say.noPictures : say.pictureHint}</p>
      <ol className="grid gap-6 sm:grid-cols-2 md:grid-cols-3">
        {pictures.map((picture, place) => (
          <li key={picture.id} className="flex min-w-0 flex-col gap-2">
            <SitePicture
              id={picture.id}
              colour={null}
              shape="card"
              sizes="(min-width: 48rem) 18rem, 90vw"
              widest={480}
              alt={picture.alt}
              className="w-full rounded-md"
            />
            <Order shown={shown} failure={failure} picture={picture} place={place} />
            <Remove shown={shown} failure={failure} picture={picture} place={place} />
            <Words shown={shown} failure={failure} picture={picture} place={place} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** Without scripts too: each button sends the form, and the page shows the new order. */
function Order({ shown: { key, head, pictures }, picture, place }: OneProps) {
  const say = useWords(words)
  const step = (value: string, label: string) => (
    <Button type="submit" name="step" value={value} variant="secondary" size="sm" aria-label={label} className="grow">
      {value === 'earlier' ? say.earlier : say.later}
    </Button>
  )
  return (
    <Form method="post" preventScrollReset className="flex flex-col gap-2">
      <input type="hidden" name="intent" value="arrange" />
      <input type="hidden" name="key" value={key} />
      <VersionField value={head.version} />
      <input type="hidden" name="picture_id" value={picture.id} />
      <div className="flex gap-2">
        {place > 0 && step('earlier', say.moveEarlier(place + 1))}
        {place < pictures.length - 1 && step('later', say.moveLater(place + 1))}
      </div>
    </Form>
  )
}

/** The name of the picture is typed before it is gone from the package. */
function Remove({ shown: { key, head }, failure, picture, place }: OneProps) {
  const say = useWords(words)
  const name = useWords(pictureNames).picture(place + 1)
  const isOpen = failure?.intent === 'remove_picture' && failure.values.picture_id === picture.id
  return (
    <details open={isOpen}>
      <summary className={summary}>{say.removePicture(place + 1)}</summary>
      <ConfirmByName
        intent="remove_picture"
        formKey={`${key}-${place}`}
        failure={failure}
        hidden={{ picture_id: picture.id }}
        scope={`remove-${place}-`}
        name={name}
        title={say.removePicture(place + 1)}
        text={say.removeText}
        submit={say.confirmRemove}
      >
        <VersionField value={head.version} />
      </ConfirmByName>
    </details>
  )
}

function Words({ shown: { key, head }, failure, picture, place }: OneProps) {
  const say = useWords(words)
  const isOpen = failure?.intent === 'describe' && failure.values.picture_id === picture.id
  return (
    <details open={isOpen || picture.words.id === '' || picture.words.en === ''}>
      <summary className={summary}>{say.describePicture(place + 1)}</summary>
      <ConsoleForm
        intent="describe"
        formKey={`${key}-${place}`}
        failure={failure}
        hidden={{ picture_id: picture.id }}
        scope={`picture-${place}-`}
        labels={{ alt_id: say.altIdOf(place + 1), alt_en: say.altEnOf(place + 1) }}
        submit={{ label: say.saveWords, variant: 'secondary', size: 'sm' }}
        className="pt-2"
      >
        <VersionField value={head.version} />
        <TextField
          name="alt_id"
          label={say.altIdOf(place + 1)}
          value={picture.words.id}
          lang="id"
          maxLength={200}
          required
        />
        <TextField
          name="alt_en"
          label={say.altEnOf(place + 1)}
          value={picture.words.en}
          lang="en"
          maxLength={200}
          required
        />
      </ConsoleForm>
    </details>
  )
}
