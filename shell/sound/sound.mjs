// Sounds and vibrations. Nothing is created before the player has touched or pressed anything, and nothing is heard while the
// page is hidden. The recipes and what plays them are fetched when the first frame has been drawn.
/** @type {Record<string, number>} */
const loudness = { off: 0, soft: 0.35, medium: 0.65, full: 1 };
const most = 6;            // sounds at once
const repeatAfter = 0.06;  // seconds
const restAfter = 3;       // seconds of silence

export class Sound {
  #volume = 'off';
  #touched = false;
  /** @type {{ context: AudioContext, gain: GainNode, synth: import('./synth.mjs').Synth, recipes: typeof import('./synth.mjs').recipes } | null} */
  #output = null;  // { context, gain, synth, recipes }
  /** @type {Promise<typeof import('./synth.mjs')> | null} */
  #loading = null;
  /** @type {[name: string, began: number, ends: number][]} */
  #playing = [];   // [name, when it began, when it ends], seconds of the context
  #rest = '';      // 'rests' since nothing was to be heard, 'wakes' for a sound
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #silence;        // the timer that lets it rest

  constructor() {
    for (const gesture of ['pointerup', 'keydown', 'click']) window.addEventListener(gesture, () => this.#onGesture(), { capture: true, passive: true });
    document.addEventListener('visibilitychange', () => this.#followPage());
  }

  /** @param {string} volume */
  setVolume(volume) {
    this.#volume = volume;
    if (this.#output) this.#output.gain.gain.value = loudness[volume];
    this.#followPage();
    if (volume !== 'off' && this.#touched) void this.#open();
  }

  /** @param {string} name */
  play(name) {
    if (!this.#output || this.#volume === 'off' || document.hidden) return;
    const { context, synth, recipes } = this.#output;
    if (context.state !== 'running' && !this.#rest) return;
    const { currentTime: now } = context;
    this.#playing = this.#playing.filter(([, , end]) => end > now);
    const repeats = this.#playing.some(([other, began]) => other === name && now < began + repeatAfter);
    if (!recipes[name] || repeats || this.#playing.length >= most) return;
    this.#playing.push([name, now, now + recipes[name].length]);
    synth.play(name);
    this.#wake();
    this.#restLater(recipes[name].length);
  }

  // A context that runs keeps the device busy even in silence. Its clock stands still while it rests, so a sound that
  // was played then is heard whole once it goes on.
  #restLater(after = 0) {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.#rest = 'rests';
      this.#followPage();
    }, (after + restAfter) * 1000);
  }

  #wake() {
    if (this.#rest !== 'rests') return;
    this.#rest = 'wakes';
    /** @type {{ context: AudioContext }} */ (this.#output).context.resume().then(() => (this.#rest = ''), () => {});
  }

  #onGesture() {
    if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;  // Escape, for instance
    this.#touched = true;
    if (this.#volume === 'off') return;
    void this.#open();
    this.#followPage();
  }

  async #open() {
    if (this.#loading || !window.AudioContext) return;
    // Before anything else is waited for: some browsers let it be heard only if it is created during the gesture.
    const context = new AudioContext({ latencyHint: 'interactive' });
    this.#loading = import('./synth.mjs');
    try {
      const { Synth, recipes } = await this.#loading;
      const gain = context.createGain();
      gain.gain.value = loudness[this.#volume];
      gain.connect(context.destination);
      this.#output = { context, gain, synth: new Synth(context, gain), recipes };
      this.#followPage();
      this.#restLater();
    } catch {
      this.#loading = null;  // the next gesture tries again
      void context.close();
    }
  }

  #followPage() {
    const context = this.#output?.context;
    if (!context) return;
    if (document.hidden || this.#volume === 'off' || this.#rest === 'rests') void context.suspend();
    else if (context.state !== 'running') context.resume().catch(() => {});
  }
}

// Whether the device may vibrate: it has a touch screen, and the browser offers it.
export const vibrates = () => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;
