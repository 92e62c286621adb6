import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { makePicture } from '../../build/pictures/makePicture.ts'
import { parsePictureAddress } from '../../content/pictures/picture.ts'
import type { LiveContent } from './liveContent.ts'

/** While writing, pictures are made as the page asks for them; the build makes them all. */
export function picturesInDev(live: LiveContent): Plugin {
  return {
    name: 'pictures-in-dev',
    apply: 'serve',
    configureServer({ config, middlewares }) {
      middlewares.use(async (request, response, next) => {
        const asked = parsePictureAddress(request.url ?? '')
        if (!asked) return next()
        try {
          const file = await makePicture(config.root, live.site?.pictures ?? new Map(), request.url ?? '')
          if (!file) return next()
          response.setHeader('content-type', `image/${asked.format === 'jpg' ? 'jpeg' : asked.format}`)
          response.end(await readFile(file))
        } catch (error) {
          next(error)
        }
      })
    },
  }
}
