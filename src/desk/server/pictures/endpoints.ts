import type { LiveContent } from '../../dev/liveContent.ts'
import { parse } from '../parse.ts'
import type { EditedFiles } from '../propose/editedFiles.ts'
import { lookAtPicture, placePicture } from './pictures.ts'
import { inOtherBody, lookBody, placeBody } from './protocol.ts'
import { isAsPlaced, takeOutPicture } from './takeOut.ts'

/** Endpoints for pictures dropped or pasted at the desk, by method and name. */
export const pictureEndpoints = (root: string, live: LiveContent, edited: EditedFiles) => ({
  'POST picture/look': ({ body }: { body: unknown }) => lookAtPicture(root, parse(lookBody, body)),
  'POST picture/place': ({ body }: { body: unknown }) => placePicture(root, live, edited, parse(placeBody, body)),
  'POST picture/asPlaced': ({ body }: { body: unknown }) => isAsPlaced(root, parse(inOtherBody, body)),
  'POST picture/takeOut': ({ body }: { body: unknown }) => takeOutPicture(root, live, edited, parse(inOtherBody, body)),
})
