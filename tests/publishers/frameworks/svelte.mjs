import { mount } from 'svelte';

import Page from './page.svelte';

mount(Page, { target: document.getElementById('app') });
