// Makes the sounds from their recipes (assets/sound/README.md). The context may be an offline one.
import { recipes } from 'kairo:sounds';

/** @import { Layer } from 'kairo:sounds' */

export { recipes };

// The overtones of struck bodies: [pitch, level, decay] of each damped tone, compared with the first.
/** @type {Record<'wood' | 'glass', [pitch: number, level: number, decay: number][]>} */
const tones = {
  wood: [[1, 1, 1], [2.76, 0.32, 0.55], [5.4, 0.12, 0.3]],
  glass: [[1, 1, 1], [2.32, 0.3, 0.7], [4.25, 0.14, 0.4], [6.63, 0.05, 0.25]],
};
const inaudible = 0.001;  // of the level
const noiseSeconds = 2;

// White noise, the same each time.
/** @param {BaseAudioContext} context */
function makeNoise(context) {
  const buffer = context.createBuffer(1, noiseSeconds * context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let i = 0; i < samples.length; ++i) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    samples[i] = state / 2 ** 31;
  }
  return buffer;
}

/** @param {BaseAudioContext} context @param {{ attack: number, decay: number, level: number }} shape @param {number} start */
function envelope(context, { attack, decay, level }, start) {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(level, start + attack);
  gain.gain.exponentialRampToValueAtTime(level * inaudible, start + attack + decay);
  return gain;
}

export class Synth {
  /** @type {AudioBuffer | undefined} */
  #noise;
  /** @type {Record<string, number>} */
  #last = {};  // by name: the number of the variant that was played last

  /** @param {BaseAudioContext} context @param {AudioNode} output */
  constructor(context, output = context.destination) {
    this.context = context;
    this.output = output;
  }

  // Plays a variant of a sound; without a number, another one than the last time.
  /** @param {string} name @param {{ at?: number, variant?: number }} options */
  play(name, { at = this.context.currentTime, variant } = {}) {
    const { variants } = recipes[name];
    const other = 1 + Math.floor(Math.random() * (variants.length - 1));
    const chosen = variant ?? ((this.#last[name] ?? 0) + other) % variants.length;
    this.#last[name] = chosen;
    for (const layer of variants[chosen]) {
      if (layer.body) this.#strike(layer, at + layer.at);
      else this.#rustle(layer, at + layer.at);
    }
  }

  /** @param {Extract<Layer, { hz: number }>} layer @param {number} start */
  #strike({ body, hz, attack, decay, level }, start) {
    for (const [pitch, share, length] of tones[body]) {
      const tone = this.context.createOscillator();
      tone.frequency.value = hz * pitch;
      const shape = { attack, decay: decay * length, level: level * share };
      tone.connect(envelope(this.context, shape, start)).connect(this.output);
      tone.start(start);
      tone.stop(start + attack + shape.decay);
    }
  }

  /** @param {Exclude<Layer, { hz: number }>} layer @param {number} start */
  #rustle(layer, start) {
    this.#noise ??= makeNoise(this.context);
    const { noise, hz: [from, to], q, attack, decay } = layer;
    const source = this.context.createBufferSource();
    source.buffer = this.#noise;
    const filter = this.context.createBiquadFilter();
    filter.type = noise;
    filter.Q.value = q;
    filter.frequency.setValueAtTime(from, start);
    filter.frequency.exponentialRampToValueAtTime(to, start + attack + decay);
    source.connect(filter).connect(envelope(this.context, layer, start)).connect(this.output);
    source.start(start, 0.5);
    source.stop(start + attack + decay);
  }
}
