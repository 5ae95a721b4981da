#include <EGL/egl.h>
#include <emscripten/html5.h>
#include <emscripten/html5_webgl.h>

/// EGL as SDL calls it: one display, with one surface, and one context that is the page's canvas's. Emscripten's own is
/// JavaScript that the first game would wait for, and brings its main loop and other things that nobody calls.
namespace {

const EGLDisplay display = reinterpret_cast<EGLDisplay>(1);
const EGLConfig only_config = reinterpret_cast<EGLConfig>(2);
const EGLSurface surface = reinterpret_cast<EGLSurface>(3);

EMSCRIPTEN_WEBGL_CONTEXT_HANDLE handle_of(EGLContext context) {
  return reinterpret_cast<EMSCRIPTEN_WEBGL_CONTEXT_HANDLE>(context);
}

}  // namespace

extern "C" {

EGLDisplay eglGetDisplay(EGLNativeDisplayType /*native*/) { return display; }
EGLBoolean eglInitialize(EGLDisplay /*display*/, EGLint* /*major*/, EGLint* /*minor*/) { return EGL_TRUE; }
EGLBoolean eglTerminate(EGLDisplay /*display*/) { return EGL_TRUE; }
EGLBoolean eglBindAPI(EGLenum /*api*/) { return EGL_TRUE; }
EGLint eglGetError() { return EGL_BAD_MATCH; }
const char* eglQueryString(EGLDisplay /*display*/, EGLint name) { return name == EGL_VERSION ? "1.4" : ""; }

EGLBoolean eglChooseConfig(EGLDisplay /*display*/, const EGLint* /*wanted*/, EGLConfig* configs, EGLint size,
                           EGLint* count) {
  if (configs != nullptr && size > 0) *configs = only_config;
  *count = 1;
  return EGL_TRUE;
}

EGLBoolean eglGetConfigAttrib(EGLDisplay /*display*/, EGLConfig /*config*/, EGLint /*attribute*/, EGLint* value) {
  *value = 0;
  return EGL_TRUE;
}

EGLSurface eglCreateWindowSurface(EGLDisplay /*display*/, EGLConfig /*config*/, EGLNativeWindowType /*window*/,
                                  const EGLint* /*attributes*/) {
  return surface;
}
EGLBoolean eglDestroySurface(EGLDisplay /*display*/, EGLSurface /*surface*/) { return EGL_TRUE; }

EGLContext eglCreateContext(EGLDisplay /*display*/, EGLConfig /*config*/, EGLContext /*shared*/,
                            const EGLint* /*attributes*/) {
  EmscriptenWebGLContextAttributes attributes;
  emscripten_webgl_init_context_attributes(&attributes);
  attributes.alpha = attributes.depth = attributes.antialias = false;
  attributes.majorVersion = 2;
  const auto handle = emscripten_webgl_create_context("#canvas", &attributes);
  if (handle <= 0) return EGL_NO_CONTEXT;
  if (emscripten_is_webgl_context_lost(handle) == 0) return reinterpret_cast<EGLContext>(handle);
  // A browser in trouble gives one that is lost already. It is asked again when it says that the context is back.
  emscripten_webgl_destroy_context(handle);
  return EGL_NO_CONTEXT;
}
EGLBoolean eglDestroyContext(EGLDisplay /*display*/, EGLContext context) {
  return emscripten_webgl_destroy_context(handle_of(context)) == EMSCRIPTEN_RESULT_SUCCESS ? EGL_TRUE : EGL_FALSE;
}
EGLBoolean eglMakeCurrent(EGLDisplay /*display*/, EGLSurface /*draw*/, EGLSurface /*read*/, EGLContext context) {
  return emscripten_webgl_make_context_current(handle_of(context)) == EMSCRIPTEN_RESULT_SUCCESS ? EGL_TRUE : EGL_FALSE;
}

// The browser shows what was drawn when the frame function returns.
EGLBoolean eglSwapBuffers(EGLDisplay /*display*/, EGLSurface /*surface*/) { return EGL_TRUE; }
EGLBoolean eglSwapInterval(EGLDisplay /*display*/, EGLint /*interval*/) { return EGL_TRUE; }
EGLBoolean eglWaitNative(EGLint /*engine*/) { return EGL_TRUE; }
EGLBoolean eglWaitGL() { return EGL_TRUE; }
}
