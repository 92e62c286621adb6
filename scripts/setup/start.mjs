// `npm start`: installs, builds and serves, each only when needed.
import { install, run } from './install.mjs'

install()
run('node', ['scripts/buildIfChanged.ts'])
run('node', ['src/server/main.ts'])
